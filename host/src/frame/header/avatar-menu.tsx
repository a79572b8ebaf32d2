import { type CompInfo, setSidebarMode, useSession } from '@portal/shared/session';
import { quickLinks } from '@portal/shared/session/rules';
import { StatusTag } from '@portal/shared/ui';
import { ActionMenu, LogoutIcon, type MenuAction, useDevice } from '@portal/shared/ui/frame';
import styles from './header.module.css';

interface AvatarMenuProps {
  compInfo: CompInfo | null;
  onLogout: () => void;
}

/** Who is logged in, the quick links of their company's role, and the way out. */
export function AvatarMenu({ compInfo, onLogout }: AvatarMenuProps) {
  const mode = useModeChoice();
  const links = compInfo ? quickLinks(compInfo.compRole) : [];
  const name = compInfo?.userName ?? '';
  return (
    <ActionMenu
      label={`账户菜单${name && `：${name}`}`}
      {...(compInfo && { heading: <Person compInfo={compInfo} /> })}
      actions={[
        ...links.map(({ title, path }) => ({ key: path, label: title, path })),
        ...(mode ? [mode] : []),
        { key: 'logout', label: '退出登录', icon: <LogoutIcon />, danger: true, onSelect: onLogout },
      ]}
    >
      <span className={styles.avatar} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <span className={styles.userName}>{name}</span>
    </ActionMenu>
  );
}

/** The spec's sidebar mode: the areas stand in the header or beside the page. A narrow window has room for neither. */
function useModeChoice(): MenuAction | null {
  const mode = useSession((state) => state.sidebarMode);
  if (useDevice() === 'mobile') return null;
  return mode === 'topbar'
    ? { key: 'mode', label: '改用侧边导航', onSelect: () => setSidebarMode('sidebar') }
    : { key: 'mode', label: '改用顶部导航', onSelect: () => setSidebarMode('topbar') };
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
