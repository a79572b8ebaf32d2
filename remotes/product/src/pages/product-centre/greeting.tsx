import { formatDay } from '@portal/shared/format';
import { type CompInfo, serverNow } from '@portal/shared/session';
import styles from './greeting.module.css';

/** The name of the page and of the person, in one row at the head of the page that everybody lands on. */
export function Greeting({ compInfo }: { compInfo: CompInfo | null }) {
  return (
    <header className={styles.greeting}>
      <h1 className={styles.title} tabIndex={-1}>
        产品中心
      </h1>
      {compInfo && <p className={styles.who}>{compInfo.userName}，您好</p>}
      <time className={styles.today}>{formatDay(serverNow())}</time>
    </header>
  );
}
