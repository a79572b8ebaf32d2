import { pendingApplication } from '@portal/shared/boot';
import { type CompInfo, setSidebarMode, useSession } from '@portal/shared/session';
import { quickLinks } from '@portal/shared/session/rules';
import { StatusTag, TextSkeleton } from '@portal/shared/ui';
import {
  ActionMenu,
  iconNamed,
  LogoutIcon,
  type MenuAction,
  type MenuLink,
  PaletteIcon,
  SidebarIcon,
  TopbarIcon,
  useDevice,
  useMenus,
} from '@portal/shared/ui/frame';
import styles from './header.module.css';
import { usableRows } from './header-entries';

interface AvatarMenuProps {
  compInfo: CompInfo | null;
  onTheme: () => void;
  onLogout: () => void;
}

/** Shows the person who is logged in, the quick links of their company's role, and the way out. */
export function AvatarMenu({ compInfo, onTheme, onLogout }: AvatarMenuProps) {
  const mode = useModeChoice();
  const links = useQuickLinks();
  const name = compInfo?.userName ?? '';
  return (
    <ActionMenu
      label={`账户菜单${name && `：${name}`}`}
      {...(compInfo && { heading: <Person compInfo={compInfo} /> })}
      actions={[
        ...links,
        ...(mode ? [mode] : []),
        { key: 'theme', label: '外观', icon: <PaletteIcon />, startsGroup: mode === null, onSelect: onTheme },
        { key: 'logout', label: '退出登录', icon: <LogoutIcon />, startsGroup: true, onSelect: onLogout },
      ]}
    >
      <span className={styles.avatar} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <span className={styles.userName}>{name}</span>
    </ActionMenu>
  );
}

/**
 * The quick links that the person's role may use. Until they are there: a loading entry, or a way to ask for them
 * again.
 */
function useQuickLinks(): (MenuAction | MenuLink)[] {
  const { rows, failed, retry } = useMenus();
  if (failed) return [{ key: 'retry', label: '菜单加载失败，点击重试', onSelect: retry }];
  if (rows === null) {
    return [{ key: 'loading', label: <TextSkeleton lines={3} />, disabled: true, onSelect: () => undefined }];
  }
  return quickLinks(usableRows(rows, pendingApplication())).map(({ title, path, icon }) => {
    const Icon = iconNamed(icon);
    return { key: path, label: title, path, icon: Icon && <Icon /> };
  });
}

/**
 * The spec's sidebar mode: the areas stand in the header or beside the page. A narrow window has no room for either.
 */
function useModeChoice(): MenuAction | null {
  const mode = useSession((state) => state.sidebarMode);
  if (useDevice() === 'mobile') return null;
  const atTop = mode === 'topbar';
  return {
    key: 'mode',
    label: atTop ? '改用侧边导航' : '改用顶部导航',
    icon: atTop ? <SidebarIcon /> : <TopbarIcon />,
    startsGroup: true,
    onSelect: () => setSidebarMode(atTop ? 'sidebar' : 'topbar'),
  };
}

/** Name, administrator tag, masked number. */
export function Person({ compInfo }: { compInfo: CompInfo }) {
  return (
    <span className={styles.person}>
      <strong>{compInfo.userName}</strong>
      {compInfo.rootManager && <StatusTag plain entry={{ label: '管理员', colorClass: 'blue' }} />}
      <span>{compInfo.mobile}</span>
    </span>
  );
}
