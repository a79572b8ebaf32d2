import { useAnswer } from '@portal/shared/api';
import { useUnread } from '@portal/shared/live';
import { usePermissions } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { toDoItems } from './to-do-items';
import styles from './to-do-list.module.css';
import { ToDoTile } from './to-do-tile';

interface ToDoListProps {
  compCode: string | undefined;
  /** Asks anew when it changes. */
  version: number;
  onReview: () => void;
}

/** What waits for the person: unread messages, agreements, reviews, papers. */
export function ToDoList({ compCode, version, onReview }: ToDoListProps) {
  const { may } = usePermissions();
  const { value, error, retry } = useAnswer('dashboardTodo', compCode === undefined ? null : {}, version);
  const unread = useUnread(compCode);

  if (error && !value) {
    return (
      <section aria-label="待办">
        <p className={styles.failed} role="alert">
          待办加载失败
          <Button size="small" onClick={retry}>
            重试
          </Button>
        </p>
      </section>
    );
  }
  return (
    <section className={may('product.approve') ? styles.four : styles.three} aria-label="待办">
      {value && (
        <ul className={styles.tiles}>
          {toDoItems(value, unread ?? value.unread, may).map((item) => (
            <li key={item.key}>
              <ToDoTile item={item} {...(item.key === 'reviews' && { onOpen: onReview })} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
