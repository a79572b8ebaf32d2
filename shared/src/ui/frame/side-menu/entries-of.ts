import type { MenuNode } from '../../../session/rules/public';
import { iconNamed } from './entry-icons';
import type { MenuEntry } from './menu-model';

/** The entries of the side menu, from menus that are drawn from resources. */
export function entriesOf(nodes: readonly MenuNode[]): MenuEntry[] {
  return nodes.map(({ title, path, icon, hidden, children }) => ({
    title,
    hidden,
    icon: iconNamed(icon),
    children: entriesOf(children),
    ...(path !== '' && { path }),
  }));
}
