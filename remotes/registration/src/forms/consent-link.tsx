import { type Consent, consents } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import styles from './consent-link.module.css';

interface ConsentLinkProps {
  consent: Consent;
  /** What it is called here; the text's own name when left out. */
  title?: string;
}

/** A text that one agrees to, opened beside the form. The platform keeps it as an article under the consent's code. */
export function ConsentLink({ consent, title = consents[consent] }: ConsentLinkProps) {
  return (
    <Link
      className={styles.link ?? ''}
      to={`/index/news/detail/consent-${consent}/${encodeURIComponent(consents[consent])}`}
      target="_blank"
    >
      《{title}》
    </Link>
  );
}
