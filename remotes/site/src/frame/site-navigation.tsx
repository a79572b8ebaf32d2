import { useCentreEntry } from '@portal/shared/boot';
import { Link, useLocation } from 'react-router-dom';
import styles from './site-navigation.module.css';

/** An address that begins with `below` belongs to the entry too. */
const pages = [
  { title: '首页', path: '/index/index', below: '/index/index' },
  { title: '产品服务', path: '/index/product', below: '/index/product' },
  { title: '新闻资讯', path: '/index/news/list', below: '/index/news/' },
  { title: '帮助中心', path: '/index/help', below: '/index/help' },
  { title: '关于我们', path: '/index/about', below: '/index/about' },
];

/**
 * Below 992 px the pages fold behind a button; on a phone they bring the links that have no room beside it. The button
 * is the browser's own, so that it works before any script has come.
 */
export function SiteNavigation() {
  const { pathname } = useLocation();
  const entry = useCentreEntry();
  const main = entry ?? { title: '立即注册', path: '/register/account' };
  return (
    <>
      <details className={styles.menu}>
        <summary className={styles.toggle} aria-label="导航菜单">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path className={styles.lines} d="M3 5.5h14M3 10h14M3 14.5h14" />
            <path className={styles.cross} d="M5 5l10 10M15 5L5 15" />
          </svg>
        </summary>
      </details>
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
        <Link className={`${styles.page} ${styles.folded}`} to={main.path}>
          {main.title}
        </Link>
      </nav>
      <div className={styles.entries}>
        {!entry && (
          <Link className={styles.login ?? ''} to="/login">
            登录
          </Link>
        )}
        <Link className={styles.main ?? ''} to={main.path}>
          {main.title}
        </Link>
      </div>
    </>
  );
}
