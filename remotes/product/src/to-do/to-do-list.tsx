import { useAnswer } from '@portal/shared/api';
import { useUnread } from '@portal/shared/live';
import { usePermissions } from '@portal/shared/session';
import { SideCard } from '../side/side-card';
import { type ToDo, toDoItems } from './to-do-items';
import styles from './to-do-list.module.css';
import { ToDoRow } from './to-do-row';

/** Used until the server has answered. */
const nothing: ToDo = { unread: 0, agreementsToSign: 0, transfersToConfirm: 0, reviews: 0, expiringPapers: [] };

interface ToDoListProps {
  compCode: string | undefined;
  /** A new value makes the list load again. */
  version: number;
  onReview: () => void;
}

/** 待办: the person's open tasks. */
export function ToDoList({ compCode, version, onReview }: ToDoListProps) {
  const { may } = usePermissions();
  const { value, error, retry } = useAnswer('dashboardTodo', compCode === undefined ? null : {}, version);
  const unread = useUnread(compCode);
  return (
    <SideCard
      title="待办"
      onRetry={error && !value ? retry : null}
      awaited={value ? 0 : toDoItems(nothing, 0, may).length}
    >
      {value && (
        <ul className={styles.rows}>
          {toDoItems(value, unread ?? value.unread, may).map((item) => (
            <li key={item.key}>
              <ToDoRow item={item} {...(item.key === 'reviews' && { onOpen: onReview })} />
            </li>
          ))}
        </ul>
      )}
    </SideCard>
  );
}
