import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { SidebarIcon } from '../icon/frame-icons';
import type { Device } from '../media/use-device';
import { SidePanel } from '../side-panel/side-panel';
import { MenuList } from './menu-list';
import { areasFor, type ListedArea, type MenuArea, type SidebarMode } from './menu-model';
import styles from './side-menu.module.css';

export interface SideMenuProps {
  areas: readonly MenuArea[];
  /** Path of the entry to mark; on a page without an entry, its `activeMenu`. */
  activePath: string;
  device: Device;
  mode?: SidebarMode;
  /** The spec's sidebar opened flag: wide or narrow on a desktop, shown or not on a mobile device. */
  opened: boolean;
  onOpenedChange: (opened: boolean) => void;
  /** Stands below the entries: it says that more are loading, or could not be loaded. */
  state?: ReactNode;
}

/** The menu of an area: a column on a desktop, a panel over the page on a mobile device. */
export function SideMenu({ areas, activePath, device, mode = 'topbar', opened, onOpenedChange, state }: SideMenuProps) {
  const shown = areasFor(mode, areas, activePath);
  const title = shown.length === 1 ? (shown[0]?.title ?? '') : '全部菜单';
  const mobile = device === 'mobile';
  const close = useEffectEvent(() => onOpenedChange(false));

  // Below 992 px the sidebar closes: when the window becomes narrow, and with each step to another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new active path is a step to another page
  useEffect(() => {
    if (mobile) close();
  }, [mobile, activePath]);

  if (mobile) {
    return (
      <SidePanel title={title} open={opened} onClose={() => onOpenedChange(false)} placement="left" width={280}>
        <nav aria-label={title}>
          <Areas areas={shown} collapsed={false} headed={shown.length > 1} />
          {state}
        </nav>
      </SidePanel>
    );
  }
  return (
    <nav className={clsx(styles.menu, !opened && styles.collapsed)} aria-label={title}>
      <div className={styles.areas}>
        <Areas areas={shown} collapsed={!opened} headed={opened} />
        {state}
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={opened}
        aria-label={opened ? '收起侧边栏' : '展开侧边栏'}
        title={opened ? '收起侧边栏' : '展开侧边栏'}
        onClick={() => onOpenedChange(!opened)}
      >
        <SidebarIcon size={20} />
      </button>
    </nav>
  );
}

interface AreasProps {
  areas: readonly ListedArea[];
  collapsed: boolean;
  headed: boolean;
}

function Areas({ areas, collapsed, headed }: AreasProps) {
  return areas.map((area) => (
    <div key={area.title} className={styles.area}>
      {headed && <div className={styles.heading}>{area.title}</div>}
      <MenuList entries={area.entries} collapsed={collapsed} />
    </div>
  ));
}
