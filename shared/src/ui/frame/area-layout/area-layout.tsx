import { bootDocument } from '../../../boot/public';
import { openSidebar, useSession } from '../../../session/public';
import { CachedOutlet } from '../cached-views/cached-outlet';
import { FadeOnPath } from '../fade-on-path/fade-on-path';
import { MenuIcon } from '../icon/frame-icons';
import { useDevice } from '../media/use-device';
import type { MenuArea } from '../side-menu/menu-model';
import { SideMenu } from '../side-menu/side-menu';
import styles from './area-layout.module.css';
import { useActiveMenuItem } from './use-active-menu-item';

/**
 * An area of the centre: its side menu and the routed page, which fades when the path changes. In sidebar mode the host
 * shows one menu of all areas instead; the harness has no host.
 */
export function AreaLayout({ area }: { area: MenuArea }) {
  const activePath = useActiveMenuItem();
  const opened = useSession((session) => session.sidebarOpened);
  const mode = useSession((session) => session.sidebarMode);
  const device = useDevice();
  const hostShowsMenu = mode === 'sidebar' && device === 'desktop' && bootDocument().standalone === null;
  return (
    <div className={styles.area}>
      {!hostShowsMenu && (
        <SideMenu
          areas={[area]}
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
            <MenuIcon size={16} />
            {area.title}
          </button>
        )}
        <FadeOnPath>
          <CachedOutlet />
        </FadeOnPath>
      </div>
    </div>
  );
}
