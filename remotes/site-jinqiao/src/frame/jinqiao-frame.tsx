import { bootDocument } from '@portal/shared/boot';
import { Link, NavLink, Outlet } from 'react-router-dom';
import '../shell/jinqiao.css';
import styles from './jinqiao-frame.module.css';

const pages = [
  { title: '首页', path: '/index/index' },
  { title: '产品', path: '/index/product' },
  { title: '资讯', path: '/index/news/list' },
  { title: '帮助', path: '/index/help' },
  { title: '关于金桥', path: '/index/about' },
];

/** The band with the brand, which stays, and the page beside it. */
export function Component() {
  const { tenant } = bootDocument();
  return (
    <div className="jinqiao">
      <header className={`jinqiao-band ${styles.band}`}>
        <Link className="jinqiao-brand" to="/index/index" aria-label={`${tenant.platformName}，首页`}>
          {tenant.companyLogo && (
            <img className="jinqiao-logo" src={tenant.companyLogo} alt="" width="40" height="40" />
          )}
          <span>{tenant.platformName}</span>
        </Link>
        <div className="jinqiao-promise">
          <p className="jinqiao-title">{tenant.backgroundTitle}</p>
          <p className="jinqiao-text">{tenant.backgroundContent}</p>
          <p className="jinqiao-actions">
            <Link className="jinqiao-login" to="/login">
              登录
            </Link>
            <Link className="jinqiao-register" to="/register/account">
              立即注册
            </Link>
          </p>
        </div>
      </header>
      <div className={styles.side}>
        <nav className={styles.pages} aria-label="网站导航">
          {pages.map(({ title, path }) => (
            <NavLink key={path} className={styles.page ?? ''} to={path}>
              {title}
            </NavLink>
          ))}
          {/* Leads who is not logged in to the login first. */}
          <Link className={styles.centre ?? ''} to="/center/product/product">
            产品中心
          </Link>
        </nav>
        <main className={styles.main}>
          <Outlet />
        </main>
        <footer className={styles.footer}>
          <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener noreferrer">
            {tenant.filingsContent}
          </a>
        </footer>
      </div>
    </div>
  );
}
