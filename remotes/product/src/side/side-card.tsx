import { FailedLine } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './side-card.module.css';

/** As the rows' own sheets have it. */
const rowHeight = 52;

interface SideCardProps {
  title: string;
  /** Where there is more of it. */
  more?: { readonly label: string; readonly to: string };
  /** Asks again where nothing could be had; null where there is no need. */
  onRetry: (() => void) | null;
  /** How many rows are still on their way: their place is kept, so that nothing below moves. */
  awaited: number;
  children: ReactNode;
}

/** A card beside the products: its title, a way to more, its rows. One that fails is a quiet line. */
export function SideCard({ title, more, onRetry, awaited, children }: SideCardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {more && (
          <Link className={styles.more ?? ''} to={more.to}>
            {more.label}
          </Link>
        )}
      </div>
      {onRetry ? (
        <div className={styles.failed}>
          <FailedLine what={title} onRetry={onRetry} />
        </div>
      ) : (
        <div style={{ minHeight: awaited * rowHeight }}>{children}</div>
      )}
    </section>
  );
}
