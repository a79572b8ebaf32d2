import type { ReactNode } from 'react';
import styles from './count-badge.module.css';

export interface CountBadgeProps {
  count: number;
  children: ReactNode;
}

/** A number at the corner of an icon. The control around it carries the number in its own name. */
export function CountBadge({ count, children }: CountBadgeProps) {
  return (
    <span className={styles.badge}>
      {children}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  );
}
