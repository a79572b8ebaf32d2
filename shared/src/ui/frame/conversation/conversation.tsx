import { clsx } from 'clsx';
import { formatMinute, formatSecond } from '../../../format/public';
import styles from './conversation.module.css';

export interface ConversationEntry {
  /** True: the platform wrote it. */
  ours: boolean;
  content: string;
  at: string;
  /** The writer's name. Left out: 客服 and 您, as a customer reads it. */
  who?: string;
}

export interface ConversationProps {
  label: string;
  entries: readonly ConversationEntry[];
  /** The side that reads. Left out: the customer's. */
  reader?: 'customer' | 'platform';
}

/** Questions and answers in the order of time: the reader's own on the right, the other side's on the left. */
export function Conversation({ label, entries, reader = 'customer' }: ConversationProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {entries.map(({ ours, content, at, who = ours ? '客服' : '您' }, index) => (
        <li key={index} className={clsx(styles.entry, ours === (reader === 'platform') && styles.own)}>
          <p className={styles.head}>
            <span>{who}</span>
            <time dateTime={at} title={formatSecond(at)}>
              {formatMinute(at)}
            </time>
          </p>
          <p className={styles.text}>{content}</p>
        </li>
      ))}
    </ol>
  );
}
