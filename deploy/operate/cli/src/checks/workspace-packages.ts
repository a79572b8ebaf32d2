import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolders } from '../../bootstrap/workspace-folders.mjs';
import { root } from '../workspace';

/** The packages of the workspace by their folders, each with the folders of the packages that it names. */
export type WorkspacePackages = ReadonlyMap<string, readonly string[]>;

/** Remotes have the command for their scripts. Their tests do not run it. */
const notTested = '@portal/cli';

function manifestIn(folder: string): { name: string; needs: string[] } {
  const { name, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as { name: string } & Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
  const workspace = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([needed, version]) => version.startsWith('workspace:') && needed !== notTested)
    .map(([needed]) => needed);
  return { name, needs: workspace };
}

export function workspacePackages(): WorkspacePackages {
  const manifests = workspaceFolders(root).map((folder) => ({ folder, ...manifestIn(folder) }));
  const folderOf = new Map(manifests.map(({ name, folder }) => [name, folder]));
  return new Map(manifests.map(({ folder, needs }) => [folder, needs.flatMap((name) => folderOf.get(name) ?? [])]));
}

/** The folders of packages and of all that they need, directly or through others. */
export function withNeeds(folders: readonly string[], packages: WorkspacePackages): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (folder: string): void => {
    if (found.has(folder)) return;
    found.add(folder);
    for (const needed of packages.get(folder) ?? []) add(needed);
  };
  folders.forEach(add);
  return found;
}
