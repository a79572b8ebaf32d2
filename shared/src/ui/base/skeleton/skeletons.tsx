import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './skeletons.module.css';

function times(count: number, part: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, index) => part(index));
}

function Frame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={clsx(styles.frame, className)} role="status" aria-label="加载中">
      {children}
    </div>
  );
}

/** Lines of text. */
export function TextSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <Frame>
      {times(lines, (line) => (
        <div key={line} className={styles.line} />
      ))}
    </Frame>
  );
}

/** A table's header and rows. */
export function TableSkeleton({ rows = 6, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <Frame className={styles.table}>
      {times(rows + 1, (row) => (
        <div key={row} className={styles.row}>
          {times(columns, (column) => (
            <div key={column} className={styles.cell} />
          ))}
        </div>
      ))}
    </Frame>
  );
}

/** Labels with fields below. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Frame className={styles.form}>
      {times(fields, (field) => (
        <div key={field}>
          <div className={styles.label} />
          <div className={styles.field} />
        </div>
      ))}
    </Frame>
  );
}

/** Cards side by side. */
export function CardsSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <Frame className={styles.cards}>
      {times(cards, (card) => (
        <div key={card} className={styles.card}>
          <div className={styles.label} />
          <div className={styles.line} />
          <div className={styles.line} />
        </div>
      ))}
    </Frame>
  );
}
