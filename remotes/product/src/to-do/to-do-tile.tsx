import type { OutlineIcon } from '@portal/shared/ui';
import { BellIcon, CalendarIcon, ChevronRightIcon, EditIcon, TeamIcon } from '@portal/shared/ui/frame';
import { Link } from 'react-router-dom';
import type { ToDoItem, ToDoKey } from './to-do-items';
import styles from './to-do-tile.module.css';

const icons: Readonly<Record<ToDoKey, OutlineIcon>> = {
  unread: BellIcon,
  agreements: EditIcon,
  reviews: TeamIcon,
  papers: CalendarIcon,
};

interface ToDoTileProps {
  item: ToDoItem;
  /** Where it is done on this page. */
  onOpen?: () => void;
}

/** One thing to do: how many, and the way to it. */
export function ToDoTile({ item, onOpen }: ToDoTileProps) {
  const name = `${item.title} ${item.count}，${item.note}`;
  if (item.to !== null) {
    return (
      <Link className={styles.way ?? ''} to={item.to} aria-label={name}>
        <Face item={item} leads />
      </Link>
    );
  }
  if (onOpen) {
    return (
      <button type="button" className={styles.way} aria-label={name} onClick={onOpen}>
        <Face item={item} leads />
      </button>
    );
  }
  return (
    <div className={styles.tile}>
      <Face item={item} leads={false} />
    </div>
  );
}

function Face({ item: { key, title, count, note }, leads }: { item: ToDoItem; leads: boolean }) {
  const Icon = icons[key];
  return (
    <>
      <span className={count > 0 ? styles.waiting : styles.icon}>
        <Icon size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <span className={count > 0 ? styles.count : styles.zero}>{count}</span>
      {leads && <ChevronRightIcon className={styles.arrow ?? ''} />}
    </>
  );
}
