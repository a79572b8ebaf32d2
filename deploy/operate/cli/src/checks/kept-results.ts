import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace';
import { trackedFiles } from './tracked-files';

/**
 * What passed once with the same files need not run again. A result is kept outside the tree under a hash of all that
 * could change it, so that a checkout, a branch or a clean clone finds it again.
 */

/** The tests of one part of the tree or of one browser file, all of which passed. */
export interface KeptResult {
  readonly passed: number;
  /** The titles, for the lists that say which tests prove what. */
  readonly titles: readonly string[];
}

const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'portal/test-results');
const maxKept = 30 * 24 * 3_600_000;

/** The versions of everything installed, and the settings of the runners. */
const settings = [
  'pnpm-lock.yaml',
  'package.json',
  'jest.config.mjs',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
  'shared/test',
  'deploy/operate/database/test',
  'deploy/operate/cli/src/checks',
];

/** Hashes parts of the tree as it is now. */
export class TreeHash {
  readonly #files = trackedFiles();
  readonly #parts = new Map<string, string>();

  /** The hash of a file or of all files below a folder. */
  #partHash(part: string): string {
    const known = this.#parts.get(part);
    if (known) return known;
    const hash = createHash('sha256');
    for (const file of this.#files) {
      if (file !== part && !file.startsWith(`${part}/`)) continue;
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
    const digest = hash.digest('hex');
    this.#parts.set(part, digest);
    return digest;
  }

  /** The key of a result that depends on these files and folders, on the settings and on Node. */
  keyOf(kind: string, parts: Iterable<string>): string {
    const hash = createHash('sha256').update(`${kind} ${process.version} ${process.platform} ${process.arch}`);
    for (const part of [...settings, ...[...parts].sort()]) hash.update(`${part} ${this.#partHash(part)}\n`);
    return hash.digest('hex');
  }
}

const fileOf = (key: string) => join(folder, `${key}.json`);

export function keptResult(key: string): KeptResult | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(key), 'utf8')) as KeptResult;
  } catch {
    return undefined;
  }
}

export function keepResult(key: string, result: KeptResult): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(key), JSON.stringify(result));
}

/** Removes results that nobody has made anew for a month. */
export function forgetOldResults(): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > maxKept) rmSync(file);
  }
}
