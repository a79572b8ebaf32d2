import { Button, CloseIcon, SuccessIcon } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './undo-bar.module.css';

interface UndoBarProps {
  /** How many messages were deleted. */
  count: number;
  onUndo: () => Promise<void>;
  onClose: () => void;
}

/** Stays until the person uses or closes it: nobody has to hurry to undo a deletion. */
export function UndoBar({ count, onUndo, onClose }: UndoBarProps) {
  const [undoing, setUndoing] = useState(false);
  async function undo() {
    setUndoing(true);
    // The api client has shown the reason; the undo button stays.
    await onUndo().catch(() => {});
    setUndoing(false);
  }
  return (
    <div className={styles.bar} role="status">
      <SuccessIcon />
      <span>已删除 {count} 条消息</span>
      <Button size="small" loading={undoing} onClick={undo}>
        撤销
      </Button>
      <button type="button" className={styles.close} aria-label="关闭提示" onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
