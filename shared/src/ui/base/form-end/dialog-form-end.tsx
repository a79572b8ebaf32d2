import Button from 'antd/es/button';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Alert } from '../alert/alert';
import { DialogFoot } from '../dialog/dialog-foot';
import styles from './dialog-form-end.module.css';

export interface DialogFormEndProps {
  /** What stands against the form as a whole. */
  fault?: string | null;
  /** The verb of the button that submits. */
  action: string;
  busy: boolean;
  /** Why it cannot be submitted yet. */
  locked?: string | null;
  /** Without a reason that has to be read: a wait that the button's own text counts. */
  waiting?: boolean;
  /** The id of what says beforehand what the button does. */
  describedBy?: string;
  /** What leads away from the form; of a step, the one before. */
  cancel?: string;
  onCancel: () => void;
}

/** The end of a form in a dialog: 取消, then what submits, in line with the right edge of the form. */
export function DialogFormEnd({
  fault = null,
  action,
  busy,
  locked = null,
  waiting = false,
  describedBy,
  cancel = '取消',
  onCancel,
}: DialogFormEndProps) {
  const lockedId = useId();
  return (
    <>
      {fault !== null && <Alert className={styles.fault ?? ''} type="warning" showIcon role="alert" title={fault} />}
      <DialogFoot>
        {locked !== null && (
          <p id={lockedId} className={styles.locked}>
            {locked}
          </p>
        )}
        <Button onClick={onCancel} disabled={busy}>
          {cancel}
        </Button>
        <Button
          type="primary"
          htmlType="submit"
          loading={busy}
          disabled={waiting || locked !== null}
          aria-describedby={clsx(locked !== null && lockedId, describedBy) || undefined}
        >
          {action}
        </Button>
      </DialogFoot>
    </>
  );
}
