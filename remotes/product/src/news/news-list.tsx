import { useKeptAnswer } from '@portal/shared/api';
import { messageTypes } from '@portal/shared/contract';
import { MomentText } from '@portal/shared/ui/frame';
import { Link } from 'react-router-dom';
import { SideCard } from '../side/side-card';
import styles from './news-list.module.css';

const newest = { pageNum: 1, pageSize: 5 };

const messageAddress = (id: string) => `/msg/crm/message/detail?${new URLSearchParams({ id })}`;

interface NewsListProps {
  compCode: string | undefined;
  /** A new value makes the list load again. */
  version: number;
}

/** 最近动态: the latest messages from the platform to the person. */
export function NewsList({ compCode, version }: NewsListProps) {
  const { value, error, retry } = useKeptAnswer(
    'messageList',
    compCode === undefined ? null : { body: newest },
    version,
  );
  return (
    <SideCard
      title="最近动态"
      more={{ label: '全部消息', to: '/msg/crm/message/list' }}
      onRetry={error && !value ? retry : null}
    >
      {value?.total === 0 && <p className={styles.none}>还没有动态</p>}
      <ol className={styles.rows}>
        {value?.rows.map(({ id, title, type, sendTime, readTime }) => (
          <li key={id}>
            <Link className={styles.row ?? ''} to={messageAddress(id)}>
              <span className={readTime === null ? styles.unread : styles.title}>{title}</span>
              <span className={styles.facts}>
                {messageTypes[type]}
                <MomentText moment={sendTime} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </SideCard>
  );
}
