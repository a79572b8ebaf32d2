import type { ReactNode } from 'react';
import styles from './field-grid.module.css';

/**
 * Short fields two in a row where a page has room. A text of several lines, a group of cards and an upload take a
 * whole row; so do fields of one row that say so by `data-whole-row`.
 */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
