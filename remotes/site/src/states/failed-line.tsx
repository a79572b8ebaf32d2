import styles from './failed-line.module.css';

/** Takes the place of content that the page can do without. */
export function FailedLine({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <p className={styles.line} role="alert">
      {what}暂时无法加载。
      <button type="button" onClick={onRetry}>
        重试
      </button>
    </p>
  );
}
