import type { ReactNode } from 'react';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** The actions for the selected rows. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label="批量操作">
      <span role="status">已选择 {count} 项</span>
      <div className={styles.actions}>{children}</div>
      <button type="button" className={styles.clear} onClick={onClear}>
        取消选择
      </button>
    </section>
  );
}
