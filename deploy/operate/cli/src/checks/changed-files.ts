import { spawnSync } from 'node:child_process';
import { CommandError } from '../progress';
import { root } from '../workspace';
import type { DeepWalk } from './deep-walks';
import { type WorkspacePackages, withNeeds } from './workspace-packages';

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new CommandError(stderr.trim());
  return stdout.split('\n').filter(Boolean);
}

/** The files that differ from a commit, with those that git does not know yet. */
export const filesChangedSince = (commit: string): string[] => [
  ...git('diff', '--name-only', commit, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** A change of one of these can change anything. */
const ofAll = ['pnpm-lock.yaml', 'package.json', 'e2e/support', 'e2e/playwright.config.ts'];

/** The files of the walk itself. Tagged tests are anywhere among the browser tests. */
function ownFiles({ runs }: DeepWalk): readonly string[] {
  if ('tag' in runs) return ['e2e/flows', 'e2e/faults'];
  if ('unit' in runs) return runs.unit;
  return 'browser' in runs ? runs.browser : runs.script;
}

/** Returns whether one of the changed files is guarded by a walk, or is part of the walk itself. */
export function isTouched(walk: DeepWalk, changed: readonly string[], packages: WorkspacePackages): boolean {
  const named = walk.guards.flatMap((guard) => {
    const inside = [...packages.keys()].filter((folder) => folder === guard || folder.startsWith(`${guard}/`));
    return inside.length > 0 ? inside : [guard];
  });
  const parts = [...withNeeds(named, packages), ...named, ...ownFiles(walk), ...ofAll];
  return changed.some((file) => parts.some((part) => file === part || file.startsWith(`${part}/`)));
}
