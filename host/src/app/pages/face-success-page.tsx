import { PlainFrame } from '../../kit/plain-frame';
import styles from './notice-page.module.css';

/** The last page after the face check on a phone: it has no session, no personal data and no button. */
export function Component() {
  return (
    <PlainFrame ways={null}>
      <div className={styles.notice}>
        <svg className={styles.tick} viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="30" fill="var(--green-tint)" stroke="var(--green)" strokeWidth="2" />
          <path d="M20 33l8 8 16-17" fill="none" stroke="var(--green)" strokeWidth="4" strokeLinecap="round" />
        </svg>
        <h1 className={styles.title}>操作已完成，请返回电脑端继续</h1>
        <p className={styles.text}>您可以关闭本页面。</p>
      </div>
    </PlainFrame>
  );
}
