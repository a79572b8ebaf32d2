import { messageTypes } from '@portal/shared/contract';
import { AgoText } from '@portal/shared/ui/frame';
import { Link, useSearchParams } from 'react-router-dom';
import { entryAddress } from '../list-address';
import { messagePath } from './addresses';
import type { MessageRow } from './message-columns';
import styles from './message-entry.module.css';

interface MessageEntryProps {
  row: MessageRow;
  /** The message is the one that is being read. */
  open: boolean;
  /** It opens beside the list, which therefore stays where it is. */
  beside: boolean;
}

/** A message in the list: title, first line, type and time. Unread ones are bold and have a dot. */
export function MessageEntry({ row, open, beside }: MessageEntryProps) {
  const [search] = useSearchParams();
  const { id, title, summary, type, sendTime, readTime } = row;
  return (
    <div className={readTime === null ? styles.unread : styles.entry}>
      <div className={styles.head}>
        {readTime === null && <span className={styles.dot} role="img" aria-label="未读" />}
        <Link
          className={styles.title ?? ''}
          to={entryAddress(messagePath, id, search)}
          preventScrollReset={beside}
          aria-current={open || undefined}
          data-message={id}
          title={title}
        >
          {title}
        </Link>
        <AgoText moment={sendTime} />
      </div>
      <p className={styles.summary}>{summary}</p>
      <span className={styles.type}>{messageTypes[type]}</span>
    </div>
  );
}
