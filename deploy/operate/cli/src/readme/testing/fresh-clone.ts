import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace';

/** The files that `git ls-files` names with these options. */
function filesOf(...options: string[]): string[] {
  const text = execFileSync('git', ['-C', root, 'ls-files', '-z', '--exclude-standard', ...options], {
    encoding: 'utf8',
  });
  return text.split('\0').filter(Boolean);
}

/** A clone as a newcomer has it: nothing installed, nothing built. What is not committed yet is in it too. */
export function freshClone(folder: string): void {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const deleted = new Set(filesOf('--deleted'));
  for (const file of deleted) rmSync(join(folder, file), { force: true });
  for (const file of filesOf('--modified', '--others').filter((one) => !deleted.has(one)))
    cpSync(join(root, file), join(folder, file));
}
