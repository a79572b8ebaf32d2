import { Alert, Button } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './submit-bar.module.css';

interface SubmitBarProps {
  label: string;
  busy: boolean;
  fault: string | null;
  disabled?: boolean;
  /** For a part of the page: the page has a main action of its own. */
  minor?: boolean;
  /** Stays visible at the end of a long form. */
  sticky?: boolean;
  /** Stands beside the button: other actions, the state of the draft. */
  children?: ReactNode;
}

/** The main action at the end of a form, with the fault above it if it failed. */
export function SubmitBar({
  label,
  busy,
  fault,
  disabled = false,
  minor = false,
  sticky = false,
  children,
}: SubmitBarProps) {
  return (
    <div className={sticky ? `${styles.bar} ${styles.sticky}` : styles.bar}>
      {fault && <Alert type="error" showIcon title={fault} />}
      <div className={styles.actions}>
        <Button type={minor ? 'default' : 'primary'} htmlType="submit" loading={busy} disabled={disabled}>
          {label}
        </Button>
        {children}
      </div>
    </div>
  );
}
