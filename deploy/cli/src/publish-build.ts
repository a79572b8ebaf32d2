import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetBytes, Releases } from '@portal/releases';
import type { Build } from './build-all';

async function optional(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? readFile(file) : undefined;
}

async function readFiles({ record, output }: Build): Promise<Map<string, AssetBytes>> {
  const files = await Promise.all(
    record.assets.map(async ({ path }): Promise<[string, AssetBytes]> => {
      const file = join(output, path);
      const [identity, brotli, gzip] = await Promise.all([
        readFile(file),
        optional(`${file}.br`),
        optional(`${file}.gz`),
      ]);
      return [path, { identity, ...(brotli ? { brotli } : {}), ...(gzip ? { gzip } : {}) }];
    }),
  );
  return new Map(files);
}

/** Publishes a build from its folder; nothing happens when the database has it. */
export async function publishBuild(releases: Releases, build: Build, by: string): Promise<boolean> {
  const { package: packageName, build: id } = build.record;
  if (await releases.findRelease(packageName, id)) return false;
  const { created } = await releases.publish({ record: build.record, files: await readFiles(build), by });
  return created;
}
