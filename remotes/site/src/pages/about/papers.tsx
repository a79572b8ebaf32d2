import { Headline } from '@portal/shared/boot';
import type { CallReply } from '@portal/shared/contract';
import styles from './papers.module.css';

interface PapersProps extends Pick<CallReply<'siteContent'>, 'certificates'> {
  /** The company that they were given to. */
  holder: string;
}

/** The certificates as papers on a wall. */
export function Papers({ certificates, holder }: PapersProps) {
  return (
    <ul className={styles.papers}>
      {certificates.map(({ title, titleBreaks, text }) => (
        <li key={title} className={styles.paper}>
          <svg className={styles.seal} viewBox="0 0 40 48" aria-hidden="true">
            <path d="M12 26l-5 18 9-5 4 7 4-7 9 5-5-18" />
            <circle cx="20" cy="17" r="15" />
            <path className={styles.tick} d="M13 17l5 5 9-10" />
          </svg>
          <h3 className={styles.title}>
            <Headline text={title} breaks={titleBreaks} />
          </h3>
          <p className={styles.holder}>{holder}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
