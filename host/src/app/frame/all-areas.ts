import type { Application, BootRemote } from '@portal/shared/boot';
import type { SessionResource } from '@portal/shared/session';
import { menuAreas } from '@portal/shared/session/rules';
import { entriesOf, iconNamed, type MenuArea } from '@portal/shared/ui/frame';
import { headerEntries, usableRows } from './header/header-entries';

/**
 * The entries of the spec's sidebar mode: the areas of the header, then every area of the person's menus with its
 * entries.
 */
export function allAreas(
  remotes: readonly Pick<BootRemote, 'menu'>[],
  rows: readonly SessionResource[] | null,
  application: Application | null,
): readonly MenuArea[] {
  const entries = headerEntries(remotes, rows, application).map((entry) => ({ ...entry, icon: iconNamed(entry.icon) }));
  const areas = menuAreas(usableRows(rows ?? [], application)).map(({ title, children }) => ({
    title,
    entries: entriesOf(children),
  }));
  return [{ title: '产品服务', entries }, ...areas];
}
