import { bootDocument } from '@portal/shared/boot';
import { PortalConfig } from '@portal/shared/ui';
import { Link, NavLink, Outlet } from 'react-router-dom';
import '../shell/centre.css';
import styles from './centre-frame.module.css';

/** Header and main area of every page that needs a token. */
export function Component() {
  const { tenant, remotes } = bootDocument();
  const entries = remotes.flatMap((remote) => remote.menu).filter((entry) => entry.area === 'header');
  return (
    <PortalConfig>
      <div className="centre">
        <a className={styles.skip} href="#main">
          跳到主要内容
        </a>
        <header className="centre-header">
          <Link className="centre-brand" to="/center/product/product" aria-label={`${tenant.platformName}，产品中心`}>
            {tenant.companyLogo && (
              <img className="centre-logo" src={tenant.companyLogo} alt="" width="32" height="32" />
            )}
            <span className="centre-name">{tenant.platformName}</span>
          </Link>
          <nav className={styles.nav} aria-label="主导航">
            {entries
              .toSorted((a, b) => a.order - b.order)
              .map((entry) => (
                <NavLink key={entry.path} className={styles.entry ?? ''} to={entry.path}>
                  {entry.title}
                </NavLink>
              ))}
          </nav>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
    </PortalConfig>
  );
}
