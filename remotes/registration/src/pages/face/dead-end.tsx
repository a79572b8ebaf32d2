import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The link no longer works: the reason, and the person's next step. */
export function DeadEnd({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="alert" className={styles.deadEnd}>
      <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M20 30l-4 4a6.4 6.4 0 0 1-9-9l7-7a6.4 6.4 0 0 1 9 0M28 18l4-4a6.4 6.4 0 0 1 9 9l-7 7a6.4 6.4 0 0 1-9 0M18 8v5M8 16h5M30 40v-5M40 32h-5" />
      </svg>
      <p className={styles.reason}>{text}</p>
      {children}
    </div>
  );
}
