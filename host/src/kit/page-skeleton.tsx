import { useEffect, useState } from 'react';
import styles from './page-skeleton.module.css';

/** Stands in a page's place while its code is on the way: first nothing, then the page's shape, then a word. */
export function PageSkeleton() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, 3_000, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} role="status" aria-label="页面加载中">
      <div className={styles.title} />
      <div className={styles.card}>
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
      {slow && <p className={styles.slow}>加载较慢，请稍候……</p>}
    </div>
  );
}
