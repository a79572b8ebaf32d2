import { Button } from '@portal/shared/ui';
import { fieldName } from '../../correction/field-names';
import styles from './return-reasons.module.css';

interface ReturnReasonsProps {
  remark: string;
  reasons: Readonly<Record<string, string>>;
  /** Leads to the field. */
  onCorrect: (field: string) => void;
}

/** The reasons why the application came back, field by field, each with a link to its field. */
export function ReturnReasons({ remark, reasons, onCorrect }: ReturnReasonsProps) {
  const found = Object.entries(reasons);
  const said = found.some(([, reason]) => reason === remark);
  return (
    <div className={styles.reasons} role="alert">
      {remark && !said && <p className={styles.remark}>审核意见：{remark}</p>}
      {found.length > 0 && (
        <ul className={styles.list} aria-label="退回原因">
          {found.map(([field, reason]) => (
            <li key={field} className={styles.row}>
              <span className={styles.found}>
                <strong>{fieldName(field)}</strong>
                <span>{reason}</span>
              </span>
              <Button
                type="link"
                size="middle"
                aria-label={`去修改${fieldName(field)}`}
                onClick={() => onCorrect(field)}
              >
                去修改
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
