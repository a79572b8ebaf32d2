import { Alert, Button } from '@portal/shared/ui';
import styles from './dialog-form-end.module.css';

interface DialogFormEndProps {
  /** What stands against the form as a whole. */
  fault?: string | null;
  /** The verb of the button that submits. */
  action: string;
  busy: boolean;
  /** The id of what says beforehand what the button does. */
  describedBy?: string;
  onCancel: () => void;
}

/** The end of a form in a dialog. */
export function DialogFormEnd({ fault = null, action, busy, describedBy, onCancel }: DialogFormEndProps) {
  return (
    <>
      {fault !== null && <Alert className={styles.fault ?? ''} type="warning" showIcon role="alert" title={fault} />}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={busy} aria-describedby={describedBy}>
          {action}
        </Button>
        <Button onClick={onCancel} disabled={busy}>
          取消
        </Button>
      </div>
    </>
  );
}
