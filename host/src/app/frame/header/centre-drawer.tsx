import { messageListPath } from '@portal/shared/access';
import { pendingApplication } from '@portal/shared/boot';
import { type CompInfo, useSession } from '@portal/shared/session';
import { quickLinks } from '@portal/shared/session/rules';
import { Button } from '@portal/shared/ui';
import { iconNamed, MenuState, SidePanel, useMenus } from '@portal/shared/ui/frame';
import { Link } from 'react-router-dom';
import { openInvitations } from '../../../features/company/company-order';
import { Person } from './avatar-menu';
import styles from './header.module.css';
import { type HeaderEntry, usableRows } from './header-entries';
import { MenuLink } from './menu-link';
import { RoleSwitcher } from './role-switcher';

interface CentreDrawerProps {
  open: boolean;
  onClose: () => void;
  entries: readonly HeaderEntry[];
  compInfo: CompInfo | null;
  mainSystem: string | null;
  onLogout: () => void;
}

/** Holds the header's entries that have no room below 992 px. */
export function CentreDrawer({ open, onClose, entries, compInfo, mainSystem, onLogout }: CentreDrawerProps) {
  const invitations = useSession(({ comps }) => openInvitations(comps).length);
  const menus = useMenus();
  const links = [...entries, { title: '消息中心', path: messageListPath, icon: 'mail' }];
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title="导航"
      placement="left"
      width={300}
      footer={
        <Button block onClick={onLogout}>
          退出登录
        </Button>
      }
    >
      {compInfo && (
        <div className={styles.drawerPerson}>
          <Person compInfo={compInfo} />
          <span>{compInfo.compName}</span>
          <Link className={styles.drawerSwitch ?? ''} to="/login/changeComp">
            切换企业…{invitations > 0 && `（${invitations} 个加入邀请）`}
          </Link>
          <RoleSwitcher compInfo={compInfo} />
        </div>
      )}
      <nav aria-label="主导航">
        <DrawerLinks links={links} onChoose={onClose} />
        {mainSystem && (
          <a className={styles.drawerLink} href={mainSystem} target="_blank" rel="noopener noreferrer">
            平台主页
          </a>
        )}
      </nav>
      <nav aria-label="快捷入口">
        <DrawerLinks links={quickLinks(usableRows(menus.rows ?? [], pendingApplication()))} onChoose={onClose} />
        <MenuState {...menus} />
      </nav>
    </SidePanel>
  );
}

interface DrawerLinksProps {
  links: readonly { title: string; path: string; icon: string }[];
  onChoose: () => void;
}

function DrawerLinks({ links, onChoose }: DrawerLinksProps) {
  return (
    <ul className={styles.drawerList}>
      {links.map(({ title, path, icon }) => {
        const Icon = iconNamed(icon);
        return (
          <li key={path}>
            <MenuLink className={styles.drawerLink ?? ''} to={path} onClick={onChoose}>
              {Icon && <Icon size={20} />}
              {title}
            </MenuLink>
          </li>
        );
      })}
    </ul>
  );
}
