import type { BootRemote } from '@portal/shared/boot';
import type { CompRole } from '@portal/shared/codes';
import { accountCentreTitle, accountSidebar } from '@portal/shared/session/rules';
import { type MenuArea, withIcon } from '@portal/shared/ui/frame';
import { headerEntries } from './header/header-entries';

/** What the spec's sidebar mode lists: every area of the centre with its entries. */
export function allAreas(remotes: readonly Pick<BootRemote, 'menu'>[], compRoles: readonly CompRole[]): MenuArea[] {
  const messages = remotes
    .flatMap(({ menu }) => menu)
    .filter(({ area }) => area === 'message')
    .toSorted((a, b) => a.order - b.order);
  return [
    { title: '产品服务', entries: headerEntries(remotes).map(withIcon) },
    { title: accountCentreTitle, entries: accountSidebar(compRoles).map(withIcon) },
    { title: '消息中心', entries: messages.map(withIcon) },
  ].filter(({ entries }) => entries.length > 0);
}
