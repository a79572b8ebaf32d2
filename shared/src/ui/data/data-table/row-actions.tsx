import { ActionMenu } from '../../frame/action-menu/action-menu';
import { ChevronDownIcon } from '../../frame/icon/frame-icons';
import type { RowAction } from './columns';
import styles from './row-actions.module.css';

const mostInRow = 3;

interface RowActionsProps {
  /** Names the row in each button. */
  rowName: string;
  actions: readonly RowAction[];
}

/** At most three text buttons; what is more goes into 更多. */
export function RowActions({ rowName, actions }: RowActionsProps) {
  const inRow = actions.length > mostInRow ? actions.slice(0, mostInRow - 1) : actions;
  const more = actions.slice(inRow.length);
  return (
    <div className={styles.actions}>
      {inRow.map(({ key, label, disabled = false, onSelect }) => (
        <button
          key={key}
          type="button"
          className={styles.action}
          aria-label={`${label}${rowName}`}
          disabled={disabled}
          onClick={onSelect}
        >
          {label}
        </button>
      ))}
      {more.length > 0 && (
        <ActionMenu label={`更多${rowName}的操作`} actions={more} className={styles.action ?? ''}>
          更多
          <ChevronDownIcon />
        </ActionMenu>
      )}
    </div>
  );
}
