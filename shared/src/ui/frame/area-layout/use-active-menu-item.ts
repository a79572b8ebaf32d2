import { useLocation, useMatches } from 'react-router-dom';
import type { RouteMeta } from '../../../boot/public';
import { activeMenuItem } from '../../../session/rules/public';

/** The item of the side menu for the present page. */
export function useActiveMenuItem(): string {
  const { pathname, search } = useLocation();
  const { activeMenu } = (useMatches().at(-1)?.handle ?? {}) as RouteMeta;
  const declared = typeof activeMenu === 'function' ? activeMenu(new URLSearchParams(search)) : activeMenu;
  return activeMenuItem(pathname, declared);
}
