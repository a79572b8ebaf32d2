import { Button, CloseIcon, SuccessIcon, useAct } from '@portal/shared/ui';
import styles from './undo-bar.module.css';

interface UndoBarProps {
  /** How many messages were deleted. */
  count: number;
  onUndo: () => Promise<void>;
  onClose: () => void;
}

/** Stays until the person uses or closes it: nobody has to hurry to undo a deletion. */
export function UndoBar({ count, onUndo, onClose }: UndoBarProps) {
  // The api client shows the reason of a failure; the undo button stays.
  const { run, busy } = useAct(onUndo);
  return (
    <div className={styles.bar} role="status">
      <SuccessIcon />
      <span>已删除 {count} 条消息</span>
      <Button size="small" loading={busy} onClick={() => void run()}>
        撤销
      </Button>
      <button type="button" className={styles.close} aria-label="关闭提示" onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
