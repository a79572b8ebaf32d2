import { type CallReply, messageTypes } from '@portal/shared/contract';
import { type DataColumn, momentColumn } from '@portal/shared/ui/data';
import { Link } from 'react-router-dom';
import { entryAddress } from '../../list-address';
import styles from './message-columns.module.css';

export type MessageRow = CallReply<'messageList'>['rows'][number];

/** `search` is the list's query, for the way back. */
export function messageColumns(search: URLSearchParams): DataColumn<MessageRow>[] {
  return [
    {
      key: 'title',
      title: '标题',
      required: true,
      card: 'name',
      text: ({ title }) => title,
      render: ({ id, title, readTime }) => (
        <Link
          className={readTime ? styles.read : styles.unread}
          to={entryAddress('/msg/crm/message/detail', id, search)}
          title={title}
        >
          {!readTime && <span className={styles.dot} role="img" aria-label="未读" />}
          {title}
        </Link>
      ),
    },
    { key: 'type', title: '类型', width: 120, card: 'note', text: ({ type }) => messageTypes[type] },
    { key: 'sender', title: '发送方', width: 140, text: ({ sender }) => sender },
    momentColumn('sendTime', '发送时间', ({ sendTime }) => sendTime, { width: 170, card: 'note' }),
    momentColumn('readTime', '阅读时间', ({ readTime }) => readTime, { width: 170 }),
  ];
}
