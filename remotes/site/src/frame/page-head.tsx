import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The title at the top of a page, with one sentence. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <div className="site-width">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{children}</p>
      </div>
    </div>
  );
}
