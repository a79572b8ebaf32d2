import { Alert, Button } from '@portal/shared/ui';
import styles from './contact-form.module.css';

interface FormEndProps {
  /** What stands against the form as a whole. */
  fault: string | null;
  action: string;
  busy: boolean;
  onCancel: () => void;
}

/** The last rows of a form of contact data. */
export function FormEnd({ fault, action, busy, onCancel }: FormEndProps) {
  return (
    <>
      {fault && <Alert className={styles.fault ?? ''} type="error" showIcon role="alert" title={fault} />}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={busy}>
          {action}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          取消
        </Button>
      </div>
    </>
  );
}
