import { Alert, Button } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './submit-bar.module.css';

interface SubmitBarProps {
  label: string;
  busy: boolean;
  fault: string | null;
  disabled?: boolean;
  /** Of a part of the page: the page's own action is another. */
  minor?: boolean;
  /** Stays in sight at the end of a long form. */
  sticky?: boolean;
  /** Beside the button: other actions, what was saved. */
  children?: ReactNode;
}

/** The main action at the end of a form, and above it why it did not go through. */
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
      {fault && <Alert type="error" showIcon role="alert" title={fault} />}
      <div className={styles.actions}>
        <Button type={minor ? 'default' : 'primary'} htmlType="submit" loading={busy} disabled={disabled}>
          {label}
        </Button>
        {children}
      </div>
    </div>
  );
}
