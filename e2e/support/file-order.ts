import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const tests = join(import.meta.dirname, '..');

const mixed = (seed: string, file: string) => createHash('sha256').update(`${seed} ${file}`).digest('hex');

/** The browser files of `npm test` from last to first, or in an order that follows from a seed: the same seed gives the same order. */
export function filesInOrder(order: string): string[] {
  const files = globSync('{faults,flows,statements,support,bench}/**/*.spec.ts', { cwd: tests })
    .filter((file) => !file.endsWith('.deep.spec.ts'))
    .sort();
  if (order === 'reverse') return files.reverse();
  return files.sort((one, other) => (mixed(order, one) < mixed(order, other) ? -1 : 1));
}
