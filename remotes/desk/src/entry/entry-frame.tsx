import { bootDocument } from '@portal/shared/boot';
import { PortalConfig } from '@portal/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './entry-frame.module.css';

interface EntryFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One card in the middle of the screen: login, and the first steps of a new person. */
export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  const { platformName, companyLogo, legalName } = bootDocument().tenant;
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another step
  useEffect(() => {
    if (!first.current) heading.current?.focus({ preventScroll: true });
    first.current = false;
  }, [title]);
  return (
    <PortalConfig mayBeDark>
      <div className={styles.entry}>
        <header className={styles.brand}>
          {companyLogo && <img src={companyLogo} alt="" width="40" height="40" />}
          <span>{platformName}</span>
        </header>
        <main id="main" className={styles.card}>
          <h1 className={styles.title} tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </main>
        <footer className={styles.foot}>{legalName}</footer>
      </div>
    </PortalConfig>
  );
}
