import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseRecord } from '@portal/release-record';
import webpack from 'webpack';
import { completeMark, finishedBuild, locateBuild, recordFile } from './build-location';
import { compress } from './compress';
import { portalBuild } from './preset';

export interface BuiltPackage {
  record: ReleaseRecord;
  directory: string;
  /** False if these sources were built before. */
  fresh: boolean;
  milliseconds: number;
}

async function run(config: webpack.Configuration): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack gave no compiler');
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  // A warning fails the build too: it means that an imported name does not exist.
  if (stats?.hasErrors() || stats?.hasWarnings())
    throw new Error(stats.toString({ all: false, errors: true, warnings: true, errorDetails: true }));
}

async function compressAll(record: ReleaseRecord, directory: string): Promise<void> {
  await Promise.all(
    record.assets.map(async ({ path }) => {
      const file = join(directory, path);
      const encoded = await compress(path, await readFile(file));
      if (!encoded) return;
      await Promise.all([writeFile(`${file}.br`, encoded.brotli), writeFile(`${file}.gz`, encoded.gzip)]);
    }),
  );
}

/**
 * Builds a package for production in `dist` or in the given folder, or finds that the same sources were built before.
 */
export async function buildPackage(directory: string, elsewhere?: string): Promise<BuiltPackage> {
  const started = performance.now();
  const found = locateBuild(directory);
  const location = elsewhere ? { ...found, output: elsewhere } : found;
  const known = finishedBuild(location);
  if (!known) {
    const { config } = portalBuild(directory);
    const { output } = location;
    await run({ ...config, output: { ...config.output, path: output } });
    await compressAll(JSON.parse(await readFile(join(output, recordFile), 'utf8')) as ReleaseRecord, output);
    await writeFile(join(output, completeMark), '');
  }
  const record = known ?? finishedBuild(location);
  if (!record) throw new Error(`${directory}: the build left no record`);
  return { record, directory: location.output, fresh: !known, milliseconds: Math.round(performance.now() - started) };
}
