import { bootDocument } from '@portal/shared/boot';
import { type CompInfo, openSidebar, useSession } from '@portal/shared/session';
import { SideMenu, useActiveMenuItem } from '@portal/shared/ui/frame';
import { allAreas } from './all-areas';

/** The one side menu of the sidebar mode, beside every page of the centre. */
export function AllAreasMenu({ compInfo }: { compInfo: CompInfo }) {
  const activePath = useActiveMenuItem();
  const opened = useSession((session) => session.sidebarOpened);
  return (
    <SideMenu
      areas={allAreas(bootDocument().remotes, compInfo.compRole)}
      activePath={activePath}
      device="desktop"
      mode="sidebar"
      opened={opened}
      onOpenedChange={(next) => next !== opened && openSidebar(next, 'desktop')}
    />
  );
}
