import { type ReactNode, useEffect, useRef } from 'react';
import styles from './entry-card.module.css';

interface EntryCardProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Moves focus to the title when the card takes another's place. */
  announce?: boolean;
  wide?: boolean;
  children: ReactNode;
}

/** The one block on the form's side of the entry pages. */
export function EntryCard({ title, lead, announce = false, wide = false, children }: EntryCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus({ preventScroll: true });
  }, [announce]);
  return (
    <div className={wide ? `${styles.card} ${styles.wide}` : styles.card}>
      <h1 className={styles.title} tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
