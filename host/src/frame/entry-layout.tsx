import { bootDocument } from '@portal/shared/boot';
import { PortalConfig } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import '../shell/entry.css';

/** Brand panel left, form right: login, company choice, password reset. */
export function EntryLayout({ children }: { children: ReactNode }) {
  const { tenant } = bootDocument();
  return (
    <PortalConfig>
      <div className="entry">
        <div className="entry-brand">
          <div className="entry-brand-name">
            {tenant.companyLogo && (
              <img className="entry-logo" src={tenant.companyLogo} alt="" width="40" height="40" />
            )}
            <span>{tenant.platformName}</span>
          </div>
          <div className="entry-promise">
            <p className="entry-promise-title">{tenant.backgroundTitle}</p>
            <p className="entry-promise-text">{tenant.backgroundContent}</p>
          </div>
        </div>
        <main className="entry-form">{children}</main>
      </div>
    </PortalConfig>
  );
}
