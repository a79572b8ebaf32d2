import styles from './idle-notice.module.css';
import { idleWords } from './idle-words';

/** Shown before the session locks. Its button needs no handler: every click counts as activity. */
export function IdleNotice({ seconds }: { seconds: number }) {
  return (
    <section className={styles.notice} aria-label="会话即将锁定">
      <p role="alert">{idleWords()}，系统将自动锁定。</p>
      <p className={styles.count} aria-hidden="true">
        {seconds} 秒后锁定
      </p>
      <button type="button" className={styles.stay}>
        继续使用
      </button>
    </section>
  );
}
