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

/** The text before each rule, for readers: all rules together are the sentence of the specification. */
const before = (index: number) => ['', '，包含'][index] ?? '、';

/** The server's rules for a new password, ticked off while the person types. */
export function PasswordChecklist({ id, password = '', ruleCodes }: PasswordChecklistProps) {
  return (
    <ul id={id} className={styles.list} aria-label="密码要求">
      {passwordChecklist(password, ruleCodes).map(({ label, met }, index) => (
        <li key={label}>
          <VisuallyHidden>{before(index)}</VisuallyHidden>
          <span className={clsx(met && styles.met)}>
            <span className={styles.mark} role="img" aria-label={met ? '已满足' : '未满足'}>
              {met ? <CheckIcon /> : <span className={styles.open} />}
            </span>
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
