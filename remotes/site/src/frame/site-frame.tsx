import { BrandName, bootDocument } from '@portal/shared/boot';
import { useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import '../shell/site.css';
import { SiteFooter } from './site-footer';
import styles from './site-frame.module.css';
import { SiteNavigation } from './site-navigation';

/** Whether the visitor has scrolled the page away from its top: the header then gets its line. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 8);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrolled;
}

/** Header, page and footer of the public site. */
export function Component() {
  const { tenant } = bootDocument();
  const { pathname } = useLocation();
  const scrolled = useScrolled();
  return (
    <div className="site">
      <a className={styles.skip} href="#main">
        跳到主要内容
      </a>
      <header className={`site-header ${styles.header} ${scrolled ? styles.scrolled : ''}`}>
        <div className="site-width">
          <Link className="site-brand" to="/index/index" aria-label={`${tenant.platformName}，首页`}>
            {tenant.companyLogo && <img className="site-logo" src={tenant.companyLogo} alt="" width="32" height="32" />}
            <BrandName />
          </Link>
          <SiteNavigation key={pathname} />
        </div>
      </header>
      <main id="main" key={pathname} tabIndex={-1} className={styles.page}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
