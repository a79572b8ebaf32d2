import type { OutlineIcon } from '@portal/shared/ui';
import { BellIcon, CalendarIcon, EditIcon, TeamIcon, WalletIcon } from '@portal/shared/ui/frame';
import { Link } from 'react-router-dom';
import type { ToDoItem, ToDoKey } from './to-do-items';
import styles from './to-do-row.module.css';

const icons: Readonly<Record<ToDoKey, OutlineIcon>> = {
  unread: BellIcon,
  agreements: EditIcon,
  transfers: WalletIcon,
  reviews: TeamIcon,
  papers: CalendarIcon,
};

interface ToDoRowProps {
  item: ToDoItem;
  /** Opens the task, if it is done on this page. */
  onOpen?: () => void;
}

/** One open task: its count and the link to it. */
export function ToDoRow({ item, onOpen }: ToDoRowProps) {
  const name = `${item.title} ${item.count}，${item.note}`;
  if (item.to !== null) {
    return (
      <Link className={styles.way ?? ''} to={item.to} aria-label={name}>
        <Face item={item} />
      </Link>
    );
  }
  if (onOpen) {
    return (
      <button type="button" className={styles.way} aria-label={name} onClick={onOpen}>
        <Face item={item} />
      </button>
    );
  }
  return (
    <div className={styles.row}>
      <Face item={item} />
    </div>
  );
}

function Face({ item: { key, title, count, note } }: { item: ToDoItem }) {
  const Icon = icons[key];
  return (
    <>
      <Icon size={20} className={(count > 0 ? styles.waiting : styles.icon) ?? ''} />
      <span className={styles.words}>
        {title}
        <span className={styles.note}>{note}</span>
      </span>
      <span className={count > 0 ? styles.count : styles.zero}>{count}</span>
    </>
  );
}
