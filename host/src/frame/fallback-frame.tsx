import { bootDocument } from '@portal/shared/boot';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import '../shell/centre.css';
import styles from './fallback-frame.module.css';

/** Around a remote that brings its own header but is not there yet: the ways on stay in reach. */
export function FallbackFrame({ children }: { children: ReactNode }) {
  const { tenant } = bootDocument();
  return (
    <div className="centre">
      <header className="centre-header">
        <Link className="centre-brand" to="/index/index" aria-label={`${tenant.platformName}，首页`}>
          {tenant.companyLogo && <img className="centre-logo" src={tenant.companyLogo} alt="" width="32" height="32" />}
          <span className="centre-name">{tenant.platformName}</span>
        </Link>
        <Link className={styles.login ?? ''} to="/login">
          登录
        </Link>
      </header>
      <main>{children}</main>
    </div>
  );
}
