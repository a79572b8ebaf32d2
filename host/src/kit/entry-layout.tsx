import { publicSitePath } from '@portal/shared/access';
import { BrandName, bootDocument, Filings, Headline } from '@portal/shared/boot';
import { PortalConfig } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import '../shell/entry.css';
import drawing from '../shell/entry-drawing.svg?text';
import { EntryNotes } from './entry-notes';

/** Brand panel left, form right: login, company choice, password reset. */
export function EntryLayout({ children }: { children: ReactNode }) {
  const { tenant } = bootDocument();
  return (
    <PortalConfig>
      <div className="entry">
        <aside className="entry-brand" aria-label="平台介绍">
          {tenant.backgroundImg && (
            <img className="entry-background" src={tenant.backgroundImg} alt="" loading="lazy" />
          )}
          <div className="entry-brand-name">
            {tenant.companyLogo && (
              <img className="entry-logo" src={tenant.companyLogo} alt="" width="40" height="40" />
            )}
            <BrandName />
          </div>
          <div className="entry-promise">
            <p className="entry-promise-title">
              <Headline text={tenant.backgroundTitle} breaks={tenant.backgroundTitleBreaks} />
            </p>
            <p className="entry-promise-text">
              <Headline text={tenant.backgroundContent} breaks={tenant.backgroundContentBreaks} />
            </p>
            {tenant.hotline && <EntryNotes hotline={tenant.hotline} />}
          </div>
          {!tenant.backgroundImg && (
            // The HTML is our own file; the shell holds the same text.
            <div className="entry-picture" dangerouslySetInnerHTML={{ __html: drawing }} />
          )}
        </aside>
        <div className="entry-side">
          <header className="entry-top">
            <Link to={publicSitePath}>访问官网</Link>
          </header>
          <main className="entry-form">{children}</main>
          <footer className="entry-filing">
            {tenant.legalName && <span>{tenant.legalName}</span>}
            <Filings />
          </footer>
        </div>
      </div>
    </PortalConfig>
  );
}
