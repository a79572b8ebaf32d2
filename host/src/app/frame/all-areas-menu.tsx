import { bootDocument, pendingApplication } from '@portal/shared/boot';
import { openSidebar, useSession } from '@portal/shared/session';
import { MenuState, SideMenu, useActiveMenuItem, useMenus } from '@portal/shared/ui/frame';
import { allAreas } from './all-areas';

/** The one side menu of the sidebar mode, beside every page of the centre. */
export function AllAreasMenu() {
  const activePath = useActiveMenuItem();
  const opened = useSession((session) => session.sidebarOpened);
  const menus = useMenus();
  return (
    <SideMenu
      areas={allAreas(bootDocument().remotes, menus.rows, pendingApplication())}
      state={<MenuState {...menus} />}
      activePath={activePath}
      device="desktop"
      mode="sidebar"
      opened={opened}
      onOpenedChange={(next) => next !== opened && openSidebar(next, 'desktop')}
    />
  );
}
