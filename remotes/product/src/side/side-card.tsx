import { FailedLine } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './side-card.module.css';

interface SideCardProps {
  title: string;
  /** The link to the whole list. */
  more?: { readonly label: string; readonly to: string };
  /** Asks again after a failure; null if nothing failed. */
  onRetry: (() => void) | null;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card beside the products: its title, a link to more, its rows. A card that fails is one quiet line. */
export function SideCard({ title, more, action, onRetry, children }: SideCardProps) {
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
        {action}
      </div>
      {onRetry ? (
        <div className={styles.failed}>
          <FailedLine what={title} onRetry={onRetry} />
        </div>
      ) : (
        children
      )}
    </section>
  );
}
