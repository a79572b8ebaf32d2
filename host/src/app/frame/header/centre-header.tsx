import { BrandName, bootDocument, pendingApplication } from '@portal/shared/boot';
import { type CompInfo, useSession } from '@portal/shared/session';
import { productCentrePath } from '@portal/shared/session/rules';
import { lateComponent, mayLeavePage } from '@portal/shared/ui';
import { ExternalIcon, MenuIcon, useConfirm, useDevice } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLogout } from '../../../features/logout/use-logout';
import { AvatarMenu } from './avatar-menu';
import { CentreDrawer } from './centre-drawer';
import { CompanySwitcher } from './company-switcher';
import styles from './header.module.css';
import { headerEntries } from './header-entries';
import { MenuLink } from './menu-link';
import { MessageBell } from './message-bell';
import { RoleSwitcher } from './role-switcher';

const ThemeDialog = lateComponent(() => import('./theme-dialog').then((module) => module.ThemeDialog), {
  wanted: ({ open }: { open: boolean }) => open,
});

/** The header of the centre; the gateway's shell shows its first part before any script. */
export function CentreHeader({ compInfo }: { compInfo: CompInfo | null }) {
  const { tenant, remotes } = bootDocument();
  const mobile = useDevice() === 'mobile';
  const mode = useSession((state) => state.sidebarMode);
  const [drawer, setDrawer] = useState(false);
  const [theme, setTheme] = useState(false);
  const [confirm, question] = useConfirm();
  const logout = useLogout();
  const rows = useSession(({ auth, menus }) => auth && menus);
  const entries = headerEntries(remotes, rows, pendingApplication());

  async function askAndLogOut() {
    const sure = await confirm({
      title: '确定退出登录吗？',
      consequence: '退出后，您在本浏览器的其他页面也将退出。',
      action: '退出登录',
    });
    if (sure && (await mayLeavePage())) await logout();
  }

  return (
    <header className="centre-header">
      {mobile && (
        <button type="button" className={styles.menu} aria-label="打开导航" onClick={() => setDrawer(true)}>
          <MenuIcon size={20} />
        </button>
      )}
      <Link className="centre-brand" to={productCentrePath} aria-label={`${tenant.platformName}，返回产品中心`}>
        {tenant.companyLogo && <img className="centre-logo" src={tenant.companyLogo} alt="" width="32" height="32" />}
        <BrandName className="centre-name" />
      </Link>
      {!mobile && mode === 'topbar' && (
        <nav className={styles.nav} aria-label="主导航">
          {entries.map(({ path, title }) => (
            <MenuLink key={path} className={styles.entry ?? ''} to={path}>
              {title}
            </MenuLink>
          ))}
        </nav>
      )}
      <div className={styles.tools}>
        {!mobile && compInfo && (
          <>
            <CompanySwitcher compInfo={compInfo} />
            <RoleSwitcher compInfo={compInfo} />
          </>
        )}
        {!mobile && tenant.mainSystem && (
          <a className={styles.entry} href={tenant.mainSystem} target="_blank" rel="noopener noreferrer">
            平台主页 <ExternalIcon />
          </a>
        )}
        <MessageBell compCode={compInfo?.compCode} />
        <AvatarMenu compInfo={compInfo} onTheme={() => setTheme(true)} onLogout={askAndLogOut} />
      </div>
      {mobile && (
        <CentreDrawer
          open={drawer}
          onClose={() => setDrawer(false)}
          entries={entries}
          compInfo={compInfo}
          mainSystem={tenant.mainSystem}
          onLogout={askAndLogOut}
        />
      )}
      {question}
      <ThemeDialog open={theme} onClose={() => setTheme(false)} />
    </header>
  );
}
