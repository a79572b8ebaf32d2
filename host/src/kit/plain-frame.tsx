import { publicSitePath } from '@portal/shared/access';
import { BrandName, bootDocument } from '@portal/shared/boot';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import '../shell/centre.css';
import styles from './plain-frame.module.css';

interface Way {
  readonly title: string;
  readonly to: string;
}

interface PlainFrameProps {
  /** The targets of the logo and of the link at the right, if there is one; null where the person cannot go on. */
  ways?: { readonly home: string; readonly next: Way | null } | null;
  children: ReactNode;
}

const ofVisitors = { home: publicSitePath, next: { title: '登录', to: '/login' } } as const;

/**
 * The tenant's header alone. It stands around a page of no area, and around a remote with its own header that is not
 * there yet.
 */
export function PlainFrame({ ways = ofVisitors, children }: PlainFrameProps) {
  const { tenant } = bootDocument();
  const brand = (
    <>
      {tenant.companyLogo && <img className="centre-logo" src={tenant.companyLogo} alt="" width="32" height="32" />}
      <BrandName className="centre-name" />
    </>
  );
  return (
    <div className="centre">
      <header className="centre-header">
        {ways === null ? (
          <div className="centre-brand">{brand}</div>
        ) : (
          <>
            <Link className="centre-brand" to={ways.home} aria-label={`${tenant.platformName}，首页`}>
              {brand}
            </Link>
            {ways.next && (
              <Link className={styles.next ?? ''} to={ways.next.to}>
                {ways.next.title}
              </Link>
            )}
          </>
        )}
      </header>
      <main>{children}</main>
    </div>
  );
}
