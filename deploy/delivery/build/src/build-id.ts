import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.cache', 'coverage']);
/** These files never reach a bundle, so a change to them must not make a new release. */
const notBuilt = /(\.test\.tsx?|^README\.md|\.log)$/;

function* filesBelow(directory: string): Generator<string> {
  for (const entry of readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name)) continue;
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (!notBuilt.test(entry.name)) yield path;
  }
}

const lockFiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** The nearest lock file at or above the package. It fixes every third-party byte. */
function lockFile(directory: string): string | undefined {
  for (let at = directory; ; at = dirname(at)) {
    const file = lockFiles.map((name) => join(at, name)).find(existsSync);
    if (file) return file;
    if (dirname(at) === at) return undefined;
  }
}

/**
 * Twelve hexadecimal digits, computed only from the sources: the package, the folders compiled with it, the lock file
 * and the mode. The same sources give the same id on every machine.
 */
export function buildId(directory: string, compiledWith: readonly string[], mode: string): string {
  const hash = createHash('sha256').update(mode);
  for (const root of [directory, ...compiledWith]) {
    for (const file of statSync(root).isDirectory() ? filesBelow(root) : [root]) {
      hash.update(relative(root, file).replaceAll('\\', '/')).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  const lock = lockFile(directory);
  if (lock) hash.update(readFileSync(lock));
  return hash.digest('hex').slice(0, 12);
}
