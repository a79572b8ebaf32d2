import type { OutlineIcon } from '@portal/shared/ui';
import { BellIcon, CalendarIcon, EditIcon, ProductIcon, TeamIcon, WalletIcon } from '@portal/shared/ui/frame';
import { Link } from 'react-router-dom';
import { OutsideLink } from '../entry/outside-link';
import { urgencyOf } from '../side/urgency';
import { daysText, type ToDoItem, type ToDoKind } from './to-do-items';
import styles from './to-do-row.module.css';

const icons: Readonly<Record<ToDoKind, OutlineIcon>> = {
  unread: BellIcon,
  agreements: EditIcon,
  transfers: WalletIcon,
  reviews: TeamIcon,
  papers: CalendarIcon,
  product: ProductIcon,
};

interface ToDoRowProps {
  item: ToDoItem;
  /** Opens the task, if it is done on this page. */
  onOpen?: () => void;
}

/** One open task: its count and the link to it. */
export function ToDoRow({ item, onOpen }: ToDoRowProps) {
  const end = item.days === null ? '' : `${daysText(item.days)}，`;
  const name = `${item.title} ${item.count}，${end}${item.note}`;
  if (item.to !== null && item.outside !== undefined) {
    return (
      <OutsideLink
        className={styles.way}
        productCode={item.outside}
        address={item.to}
        name={`${name}（在新标签页打开）`}
      >
        <Face item={item} />
      </OutsideLink>
    );
  }
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

function Face({ item: { kind, title, count, note, days } }: { item: ToDoItem }) {
  const Icon = icons[kind];
  const urgency = days === null ? undefined : urgencyOf(days);
  return (
    <>
      <Icon size={20} className={styles.icon ?? ''} />
      <span className={styles.words}>
        {title}
        <span className={styles.note}>
          {days !== null && (
            <span className={urgency ? `${styles.end} ${styles[urgency]}` : styles.end}>{daysText(days)}</span>
          )}
          {note}
        </span>
      </span>
      <span className={styles.count}>{count}</span>
    </>
  );
}
