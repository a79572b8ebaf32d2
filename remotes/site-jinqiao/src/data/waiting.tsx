import styles from './waiting.module.css';

/** It becomes visible after 200 ms: a short wait shows nothing. */
export function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="加载中">
      <div />
      <div />
      <div />
    </div>
  );
}
