import { Alert, Button, Dialog } from '@portal/shared/ui';
import styles from './confirm-change.module.css';
import { type Difference, DifferenceTable } from './difference-table';

interface ConfirmChangeProps {
  open: boolean;
  differences: readonly Difference[];
  /** The effect of the change, in words. */
  consequence: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Called after the dialog has left the screen. */
  afterClose: () => void;
}

/** The last look at a request before it goes to the platform. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { open, differences, consequence, busy, onConfirm, onClose, afterClose } = props;
  return (
    <Dialog
      open={open}
      title="确认提交变更申请"
      size="table"
      onClose={busy ? undefined : onClose}
      afterClose={afterClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            返回修改
          </Button>
          <Button type="primary" loading={busy} onClick={onConfirm}>
            确认提交
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <Alert type="warning" showIcon title={consequence} />
        <DifferenceTable differences={differences} />
      </div>
    </Dialog>
  );
}
