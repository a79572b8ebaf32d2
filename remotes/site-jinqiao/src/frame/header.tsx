import { BrandName, bootDocument, useCentreEntry } from '@portal/shared/boot';
import { Link, useLocation } from 'react-router-dom';
import styles from './header.module.css';
import { pages } from './pages';

/**
 * On a narrow screen the pages and the entry links fold behind one button. The browser itself opens and closes it, so
 * that it works before any script has come.
 */
export function Header() {
  const { tenant } = bootDocument();
  const { pathname } = useLocation();
  return (
    <header className={`jinqiao-header ${styles.header}`}>
      <div className="jinqiao-width">
        <Link className="jinqiao-brand" to="/index/index" aria-label={`${tenant.platformName}，首页`}>
          {tenant.companyLogo && (
            <img className="jinqiao-logo" src={tenant.companyLogo} alt="" width="40" height="40" />
          )}
          <BrandName />
        </Link>
        <details className={styles.fold}>
          <summary className={styles.toggle}>
            <span className={styles.closed}>菜单</span>
            <span className={styles.opened}>收起</span>
          </summary>
        </details>
        <div className={styles.menu}>
          <nav className={styles.pages} aria-label="网站导航">
            {pages.map(({ title, path, below }) => (
              <Link
                key={path}
                className={styles.page ?? ''}
                to={path}
                aria-current={pathname.startsWith(below) ? 'page' : undefined}
              >
                {title}
              </Link>
            ))}
          </nav>
          <Entries />
        </div>
      </div>
    </header>
  );
}

function Entries() {
  const entry = useCentreEntry();
  if (entry)
    return (
      <p className={styles.entries}>
        <Link className={styles.main ?? ''} to={entry.path}>
          {entry.title}
        </Link>
      </p>
    );
  return (
    <p className={styles.entries}>
      <Link className={styles.quiet ?? ''} to="/register/account">
        立即注册
      </Link>
      <Link className={styles.main ?? ''} to="/login">
        登录
      </Link>
    </p>
  );
}
