import type { ApiError } from '@portal/shared/api';
import { supportText } from '@portal/shared/boot';
import styles from './states.module.css';

/** Shows the failure, the visitor's next step, and the number that support asks for. */
export function Failure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>加载失败，请重试</p>
      <p>{error.msg}</p>
      {error.requestId && (
        <p className={styles.note}>
          {supportText} <code>{error.requestId}</code>
        </p>
      )}
      <button type="button" className={styles.action} onClick={onRetry}>
        重试
      </button>
    </div>
  );
}
