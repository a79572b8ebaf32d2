import { type Consent, consentAddress, consents } from '@portal/shared/codes';
import { Link } from 'react-router-dom';
import styles from './consent-link.module.css';

/** A consent text, which opens beside the form. */
export function ConsentLink({ consent }: { consent: Consent }) {
  return (
    <Link className={styles.link ?? ''} to={consentAddress(consent)} target="_blank">
      《{consents[consent]}》
    </Link>
  );
}
