import type { CompInfo } from '@portal/shared/session';
import { quickLinks } from '@portal/shared/session/rules';
import { StatusTag } from '@portal/shared/ui';
import { ActionMenu, LogoutIcon } from '@portal/shared/ui/frame';
import { useNavigate } from 'react-router-dom';
import styles from './header.module.css';

interface AvatarMenuProps {
  compInfo: CompInfo | null;
  onLogout: () => void;
}

/** Who is logged in, the quick links of their company's role, and the way out. */
export function AvatarMenu({ compInfo, onLogout }: AvatarMenuProps) {
  const navigate = useNavigate();
  const links = compInfo ? quickLinks(compInfo.compRole) : [];
  const name = compInfo?.userName ?? '';
  return (
    <ActionMenu
      label={`账户菜单${name && `：${name}`}`}
      {...(compInfo && { heading: <Person compInfo={compInfo} /> })}
      actions={[
        ...links.map(({ title, path }) => ({ key: path, label: title, onSelect: () => void navigate(path) })),
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
