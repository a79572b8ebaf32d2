import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewRemote } from './new-remote';
import { nodeMajor } from './pinned-node';

/** Files with `__name__` and the like in place of what differs. Their suffix hides them from the workspace's tools. */
const templates = join(import.meta.dirname, '../../templates');
const suffix = '.tmpl';

/** `trade-order` becomes `tradeOrder`. */
const identifierOf = (name: string) => name.replace(/-+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** npm leaves a file `.gitignore` out of packages, so its template has no dot. */
const pathOf = (file: string) => file.slice(0, -suffix.length).replace(/^gitignore$/, '.gitignore');

/** The files of a folder of templates, filled in for a remote. */
export function filesFrom(folder: string, { name, title, prefix, permission }: NewRemote): Record<string, string> {
  const access = permission ? `permission: true, needs: '${name}.read'` : 'permission: false';
  const words: Record<string, string> = { name, title, prefix, access, calls: identifierOf(name), node: nodeMajor };
  const found = readdirSync(join(templates, folder), { recursive: true }) as string[];
  return Object.fromEntries(
    found
      .filter((file) => file.endsWith(suffix))
      .map((file) => {
        const text = readFileSync(join(templates, folder, file), 'utf8');
        return [pathOf(file), text.replace(/__([a-z]+)__/g, (whole, word: string) => words[word] ?? whole)];
      }),
  );
}
