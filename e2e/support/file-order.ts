import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const tests = join(import.meta.dirname, '..');
/** The folders whose tests are run in one go. Those of the cluster need several processes. */
const folders = ['bench', 'faults', 'flows', 'statements', 'support'];

const mixed = (seed: string, file: string) => createHash('sha256').update(`${seed} ${file}`).digest('hex');

/**
 * The browser files of `npm test` from last to first, or in an order that follows from a seed: the same seed gives the
 * same order.
 */
export function filesInOrder(order: string): string[] {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(tests, folder), { encoding: 'utf8', recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.spec.ts') && !file.endsWith('.deep.spec.ts'))
    .sort();
  if (order === 'reverse') return files.reverse();
  return files.sort((one, other) => (mixed(order, one) < mixed(order, other) ? -1 : 1));
}
