import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { outputFolder, variantKey } from './sources';

async function build(config: Configuration): Promise<string[]> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack gave no compiler');
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ all: false, errors: true }) ?? 'no stats');
  return [...(stats.compilation.entrypoints.get('main')?.getFiles() ?? [])];
}

/** The page with which a single-page application answers at every address. */
function pageOf(files: readonly string[]): string {
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="/host/${file}">`
      : `<script defer src="/host/${file}" crossorigin="anonymous"></script>`,
  );
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>供应链金融服务平台</title><meta name="viewport" content="width=device-width, initial-scale=1">${tags.join('')}</head><body><div id="portal-root"></div></body></html>`;
}

/** Builds a variant's packages, the host first, unless they are already built. Returns the folder to serve. */
export async function buildVariant(name: string, configs: readonly Configuration[]): Promise<string> {
  const folder = join(outputFolder, name);
  const mark = join(outputFolder, `${name}.built`);
  const key = variantKey();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === key) return folder;
  let page = '';
  for (const config of configs) {
    const files = await build(config);
    page ||= pageOf(files);
  }
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(mark, key);
  return folder;
}
