import styles from './states.module.css';

/** In the place of something that a page can do without. */
export function FailedLine({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <p className={styles.line} role="alert">
      {what}暂时无法加载。
      <button type="button" className={styles.again} onClick={onRetry}>
        重试
      </button>
    </p>
  );
}
