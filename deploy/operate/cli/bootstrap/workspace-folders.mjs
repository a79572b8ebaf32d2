import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders of the packages that `pnpm-workspace.yaml` names, relative to the root.
 * @param {string} root
 */
export function workspaceFolders(root) {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, list = ''] = /^packages:\n((?: {2}- .+\n)+)/m.exec(text) ?? [];
  return [...list.matchAll(/^ {2}- (.+)$/gm)]
    .flatMap(([, pattern = '']) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const folder = pattern.slice(0, -2);
      return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
    })
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}
