import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The title of a page and one sentence, on the site's paper ground. */
export function PageHead({ title, text, children }: { title: ReactNode; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div className="jinqiao-width">
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </div>
  );
}
