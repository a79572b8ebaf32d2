import { type CallReply, noticeTypes } from '@portal/shared/contract';
import { StatusTag } from '@portal/shared/ui';
import { type DataColumn, momentColumn } from '@portal/shared/ui/data';
import { Link } from 'react-router-dom';
import { entryAddress } from '../../list-address';
import styles from './notice-columns.module.css';

export type NoticeRow = CallReply<'noticeList'>['rows'][number];

/** `search` is the list's query, for the way back. */
export function noticeColumns(search: URLSearchParams): DataColumn<NoticeRow>[] {
  return [
    {
      key: 'title',
      title: '标题',
      required: true,
      card: 'name',
      text: ({ title }) => title,
      render: ({ id, title, top, fresh }) => (
        <span className={styles.title}>
          {top && <StatusTag plain entry={{ label: '置顶', colorClass: 'yellow' }} />}
          <Link className={styles.link ?? ''} to={entryAddress('/msg/crm/affiche/detail', id, search)} title={title}>
            {title}
          </Link>
          {fresh && <StatusTag plain entry={{ label: '新', colorClass: 'red' }} />}
        </span>
      ),
    },
    { key: 'type', title: '类型', width: 120, card: 'note', text: ({ type }) => noticeTypes[type] },
    { key: 'publisher', title: '发布单位', width: 180, card: 'note', text: ({ publisher }) => publisher },
    momentColumn('publishTime', '发布时间', ({ publishTime }) => publishTime, { width: 170, card: 'note' }),
  ];
}
