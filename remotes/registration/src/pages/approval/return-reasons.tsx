import { fieldName } from '../../correction/field-names';
import styles from './return-reasons.module.css';

interface ReturnReasonsProps {
  remark: string;
  reasons: Readonly<Record<string, string>>;
}

/** Why the application came back, field by field. */
export function ReturnReasons({ remark, reasons }: ReturnReasonsProps) {
  const found = Object.entries(reasons);
  return (
    <div className={styles.reasons} role="alert">
      {remark && <p>审核未通过：{remark}</p>}
      {found.length > 0 && (
        <ul aria-label="退回原因">
          {found.map(([field, reason]) => (
            <li key={field}>
              <strong>{fieldName(field)}</strong>：{reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
