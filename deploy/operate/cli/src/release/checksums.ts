import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const checksumsName = 'SHA256SUMS';

const checksumOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Writes what `sha256sum --check` reads. */
export function writeChecksums(folder: string, names: readonly string[]): void {
  const lines = names.map((name) => `${checksumOf(join(folder, name))}  ${name}\n`);
  writeFileSync(join(folder, checksumsName), lines.join(''));
}
