import { lateComponent, showMessage } from '@portal/shared/ui';
import { ActionMenu, ChevronDownIcon, KeyIcon, LogoutIcon, PaletteIcon, UserIcon } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { staffCall } from '../client/staff-call';
import { grantsText } from '../session/rights';
import { leave, type Me } from '../session/session';
import { useTenants } from '../session/tenants';
import styles from './person-menu.module.css';

const LookDialog = lateComponent(() => import('./look-dialog').then((module) => module.LookDialog));

async function logOut(): Promise<void> {
  try {
    await staffCall('staffLogout', {});
  } catch {
    // The session may be over already. Then the login is on screen, as wanted.
    return showMessage('warning', '退出登录未完成，请重试');
  }
  leave('logout');
}

/** The name of the person, what they are here, how the desk looks, and the way out. */
export function PersonMenu({ me }: { me: Me }) {
  const tenants = useTenants();
  const [looks, setLooks] = useState(false);
  return (
    <>
      <ActionMenu
        label={`${me.displayName}，个人菜单`}
        placement="bottomRight"
        className={styles.button ?? ''}
        heading={
          <div className={styles.heading}>
            <strong>{me.displayName}</strong>
            <span>{me.loginName}</span>
            <span>{grantsText(me.roles, tenants)}</span>
          </div>
        }
        actions={[
          { key: 'sessions', label: '我的登录', icon: <KeyIcon />, path: '/desk/sessions' },
          { key: 'look', label: '外观', icon: <PaletteIcon />, onSelect: () => setLooks(true) },
          { key: 'logout', label: '退出登录', icon: <LogoutIcon />, startsGroup: true, onSelect: () => void logOut() },
        ]}
      >
        <UserIcon />
        <span className={styles.name}>{me.displayName}</span>
        <ChevronDownIcon />
      </ActionMenu>
      {looks && <LookDialog onClose={() => setLooks(false)} />}
    </>
  );
}
