import type { ReactNode } from 'react';
import styles from './security-row.module.css';

interface SecurityRowProps {
  label: string;
  value: ReactNode;
  hint: string;
  action: ReactNode;
}

/** One thing that protects the account, with a way to change it. */
export function SecurityRow({ label, value, hint, action }: SecurityRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.label}>{label}</div>
      <div className={styles.words}>
        <div className={styles.value}>{value}</div>
        <div className={styles.hint}>{hint}</div>
      </div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
