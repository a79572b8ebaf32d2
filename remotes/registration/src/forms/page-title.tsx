import type { ReactNode } from 'react';
import styles from './page-title.module.css';

/** A step's heading with one sentence. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.lead}>{children}</p>}
    </div>
  );
}
