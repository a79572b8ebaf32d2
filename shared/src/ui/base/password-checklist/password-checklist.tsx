import { clsx } from 'clsx';
import { passwordChecklist } from '../../../validators/password-change';
import { CheckIcon } from '../icon/icons';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './password-checklist.module.css';

export interface PasswordChecklistProps {
  /** For the field's `aria-describedby`. */
  id?: string;
  password: string | undefined;
  /** The server's `passwordRuleList`. */
  ruleCodes: readonly (string | number)[];
}

/** The server's rules for a new password, ticked off while one types. */
export function PasswordChecklist({ id, password = '', ruleCodes }: PasswordChecklistProps) {
  return (
    <ul id={id} className={styles.list} aria-label="密码要求">
      {passwordChecklist(password, ruleCodes).map(({ label, met }) => (
        <li key={label} className={clsx(styles.rule, met && styles.met)}>
          <span className={styles.mark}>{met && <CheckIcon />}</span>
          {label}
          <VisuallyHidden>{met ? '（已满足）' : '（未满足）'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
