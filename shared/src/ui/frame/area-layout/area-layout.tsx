import { bootDocument } from '../../../boot/public';
import { openSidebar, useSession } from '../../../session/public';
import { entriesBelow } from '../../../session/rules/public';
import { CachedOutlet } from '../cached-views/cached-outlet';
import { FadeOnPath } from '../fade-on-path/fade-on-path';
import { ChevronDownIcon } from '../icon/frame-icons';
import { useDevice } from '../media/use-device';
import { entriesOf } from '../side-menu/entries-of';
import { MenuState } from '../side-menu/menu-state';
import { SideMenu } from '../side-menu/side-menu';
import { useMenus } from '../side-menu/use-menus';
import styles from './area-layout.module.css';
import { useActiveMenuItem } from './use-active-menu-item';

interface AreaLayoutProps {
  title: string;
  /** The area's address, e.g. `/center/crm`. The person's menus below this address are its entries. */
  address: string;
}

/**
 * An area of the centre: its side menu and the routed page, which fades when the path changes. In sidebar mode the host
 * shows one menu of all areas instead; the harness has no host.
 */
export function AreaLayout({ title, address }: AreaLayoutProps) {
  const menus = useMenus();
  const activePath = useActiveMenuItem();
  const opened = useSession((session) => session.sidebarOpened);
  const mode = useSession((session) => session.sidebarMode);
  const device = useDevice();
  const hostShowsMenu = mode === 'sidebar' && device === 'desktop' && bootDocument().standalone === null;
  return (
    <div className={styles.area}>
      {!hostShowsMenu && (
        <SideMenu
          areas={[{ title, entries: entriesOf(entriesBelow(address, menus.rows ?? [])) }]}
          state={<MenuState {...menus} />}
          activePath={activePath}
          device={device}
          opened={opened}
          onOpenedChange={(next) => next !== opened && openSidebar(next, device)}
        />
      )}
      <div className={styles.page}>
        {device === 'mobile' && (
          <button
            type="button"
            className={styles.open}
            aria-expanded={opened}
            onClick={() => openSidebar(!opened, device)}
          >
            {title}
            <ChevronDownIcon />
          </button>
        )}
        <FadeOnPath>
          <CachedOutlet />
        </FadeOnPath>
      </div>
    </div>
  );
}
