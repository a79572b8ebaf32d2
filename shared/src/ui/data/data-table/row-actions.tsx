import { clsx } from 'clsx';
import { ActionMenu } from '../../frame/action-menu/action-menu';
import { MoreIcon } from '../../frame/icon/frame-icons';
import type { RowAction } from './columns';
import styles from './row-actions.module.css';

/**
 * The actions in sight: this many at most, counting the menu. Dangerous actions are in the menu, and what the row waits
 * for is never there.
 */
function inSight(actions: readonly RowAction[], most: number): readonly RowAction[] {
  const harmless = actions.filter(({ danger }) => !danger);
  if (actions.length === harmless.length && actions.length <= most) return actions;
  const first = [...harmless.filter(({ due }) => due), ...harmless.filter(({ due }) => !due)];
  return harmless.filter((action) => first.indexOf(action) < most - 1);
}

interface RowActionsProps {
  /** Names the row in each button. */
  rowName: string;
  actions: readonly RowAction[];
  /** The columns need the room: two actions in sight instead of three. */
  tight: boolean;
}

/** Text buttons, as quiet as the row; the other actions are in 更多. */
export function RowActions({ rowName, actions, tight }: RowActionsProps) {
  const seen = inSight(actions, tight ? 2 : 3);
  const more = actions.filter((action) => !seen.includes(action));
  return (
    <div className={styles.actions}>
      {seen.map(({ key, label, due = false, disabled = false, onSelect }) => (
        <button
          key={key}
          type="button"
          className={clsx(styles.action, due && styles.due)}
          aria-label={`${label}${rowName}`}
          disabled={disabled}
          onClick={onSelect}
        >
          {label}
        </button>
      ))}
      {more.length > 0 && (
        <ActionMenu label={`更多${rowName}的操作`} actions={more} className={clsx(styles.action, styles.more)}>
          <MoreIcon />
        </ActionMenu>
      )}
    </div>
  );
}
