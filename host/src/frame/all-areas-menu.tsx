import { bootDocument, type RouteMeta } from '@portal/shared/boot';
import { type CompInfo, toggleSidebar, useSession } from '@portal/shared/session';
import { activeMenuItem } from '@portal/shared/session/rules';
import { SideMenu } from '@portal/shared/ui/frame';
import { useLocation, useMatches } from 'react-router-dom';
import { allAreas } from './all-areas';

/** The one side menu of the sidebar mode, beside every page of the centre. */
export function AllAreasMenu({ compInfo }: { compInfo: CompInfo }) {
  const { pathname } = useLocation();
  const activeMenu = (useMatches().at(-1)?.handle as RouteMeta | undefined)?.activeMenu;
  const opened = useSession((session) => session.sidebarOpened);
  return (
    <SideMenu
      areas={allAreas(bootDocument().remotes, compInfo.compRole)}
      activePath={activeMenuItem(pathname, activeMenu)}
      device="desktop"
      mode="sidebar"
      opened={opened}
      onOpenedChange={(next) => next !== opened && toggleSidebar()}
    />
  );
}
