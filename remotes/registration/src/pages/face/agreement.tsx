import { ConsentLink } from '../../forms/consent-link';
import styles from './page.module.css';

interface AgreementProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

/** A face is sensitive data, so the person agrees to it here. */
export function Agreement({ agreed, onChange }: AgreementProps) {
  return (
    <label className={styles.consent}>
      <input type="checkbox" checked={agreed} onChange={(event) => onChange(event.target.checked)} />
      <span>
        我已阅读并同意
        <ConsentLink consent="FACE" />
      </span>
    </label>
  );
}
