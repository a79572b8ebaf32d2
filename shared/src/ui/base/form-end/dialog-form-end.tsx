import Button from 'antd/es/button';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Alert } from '../alert/alert';
import { DialogFoot } from '../dialog/dialog-foot';
import styles from './dialog-form-end.module.css';

export interface DialogFormEndProps {
  /** The fault of the form as a whole. */
  fault?: string | null;
  /** The verb of the button that submits. */
  action: string;
  busy: boolean;
  /** The act harms somebody: the button is outlined. */
  danger?: boolean;
  /** The reason why the form cannot be submitted yet. */
  locked?: string | null;
  /** The form is locked without a reason to read: it waits, and the button's own text counts. */
  waiting?: boolean;
  /** The id of the text that says beforehand what the button does. */
  describedBy?: string;
  /** The text of the button that leads away from the form; in a form of steps it leads to the step before. */
  cancel?: string;
  onCancel: () => void;
}

/** The end of a form in a dialog: 取消, then the button that submits, in line with the right edge of the form. */
export function DialogFormEnd({
  fault = null,
  action,
  busy,
  danger = false,
  locked = null,
  waiting = false,
  describedBy,
  cancel = '取消',
  onCancel,
}: DialogFormEndProps) {
  const lockedId = useId();
  return (
    <>
      {fault !== null && <Alert className={styles.fault ?? ''} type="warning" showIcon title={fault} />}
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
          type={danger ? 'default' : 'primary'}
          danger={danger}
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
