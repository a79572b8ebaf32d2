import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';

export type Files = Readonly<Record<string, string>>;

/** Makes a new folder with a package of these files. */
export function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-federation-'));
  const all = { 'package.json': '{"name":"small","version":"1.0.0"}', ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Builds, and returns the text of each file by the address that a page asks for. */
export async function built(config: Configuration): Promise<Map<string, string>> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack gave no compiler');
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const faults = stats?.toString({ all: false, errors: true, warnings: true });
  if (faults) throw new Error(faults);
  const { path = '', publicPath } = config.output ?? {};
  return new Map(readdirSync(path).map((file) => [`${publicPath}${file}`, readFileSync(join(path, file), 'utf8')]));
}
