import { Outlet, useLocation } from 'react-router-dom';
import '../shell/common.css';
import { Footer } from './footer';
import { Header } from './header';
import styles from './jinqiao-frame.module.css';

/** Header, page and footer. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <div className="jinqiao">
      <a className={styles.skip} href="#main">
        跳到主要内容
      </a>
      <Header key={pathname} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
