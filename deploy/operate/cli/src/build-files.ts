import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundledFile } from '@portal/release-record/bundle';
import type { Build } from './build-all';

async function optional(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? readFile(file) : undefined;
}

/** Every file of a build, with its compressed forms. */
export async function readBuildFiles({ record, output }: Build): Promise<Map<string, BundledFile>> {
  const files = await Promise.all(
    record.assets.map(async ({ path }): Promise<[string, BundledFile]> => {
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
