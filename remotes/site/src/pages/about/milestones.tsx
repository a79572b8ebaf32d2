import { Headline } from '@portal/shared/boot';
import type { CallReply } from '@portal/shared/contract';
import styles from './milestones.module.css';

/** The company's way: a line with its years, from left to right, or down a phone's screen. */
export function Milestones({ milestones }: Pick<CallReply<'siteContent'>, 'milestones'>) {
  return (
    <ol className={styles.way}>
      {milestones.map(({ when, title, titleBreaks, text }) => (
        <li key={title} className={styles.step}>
          <span className={styles.when}>{when}</span>
          <h3 className={styles.title}>
            <Headline text={title} breaks={titleBreaks} />
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
