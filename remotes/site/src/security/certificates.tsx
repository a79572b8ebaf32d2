import { Headline } from '@portal/shared/boot';
import type { CallReply } from '@portal/shared/contract';
import styles from './measures.module.css';

interface CertificatesProps {
  certificates: CallReply<'siteContent'>['certificates'];
}

/** The certificates that others have given the tenant. */
export function Certificates({ certificates }: CertificatesProps) {
  if (certificates.length === 0) return null;
  return (
    <ul className={styles.certificates}>
      {certificates.map(({ title, titleBreaks, text }) => (
        <li key={title} className={styles.certificate}>
          <svg className={styles.icon} viewBox="0 0 32 32" aria-hidden="true">
            <path d="M16 3l11 4v8c0 7-4.4 11.5-11 14C9.4 26.5 5 22 5 15V7zM11 16l4 4 7-8" />
          </svg>
          <div>
            <h3 className={styles.title}>
              <Headline text={title} breaks={titleBreaks} />
            </h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
