import { messageTypes } from '@portal/shared/contract';
import { formatMinute } from '@portal/shared/format';
import type { DataColumn } from '@portal/shared/ui/data';
import { Link } from 'react-router-dom';
import styles from './message-columns.module.css';
import type { MessageRow } from './page';

export const messageColumns: DataColumn<MessageRow>[] = [
  {
    key: 'title',
    title: '标题',
    required: true,
    text: ({ title }) => title,
    render: ({ id, title, readTime }) => (
      <Link
        className={readTime ? styles.read : styles.unread}
        to={`/msg/crm/message/detail?id=${encodeURIComponent(id)}`}
      >
        {!readTime && <span className={styles.dot} role="img" aria-label="未读" />}
        {title}
      </Link>
    ),
  },
  { key: 'type', title: '类型', width: 120, text: ({ type }) => messageTypes[type] },
  { key: 'sender', title: '发送方', width: 160, text: ({ sender }) => sender },
  { key: 'sendTime', title: '发送时间', width: 170, text: ({ sendTime }) => formatMinute(sendTime) },
  {
    key: 'readTime',
    title: '阅读时间',
    width: 170,
    text: ({ readTime }) => (readTime ? formatMinute(readTime) : '—'),
  },
];
