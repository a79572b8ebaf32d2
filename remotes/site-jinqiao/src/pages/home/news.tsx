import { formatDay } from '@portal/shared/format';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { answerTo } from '../../data/asked';
import { Late } from '../../data/late';
import { newsPath } from '../news-path';
import styles from '../page.module.css';

const newest = { body: { kind: 'news', pageNum: 1, pageSize: 3 } } as const;

export function News() {
  return (
    <Late>
      <Newest />
    </Late>
  );
}

function Newest() {
  const { rows } = use(answerTo('articleList', newest));
  if (rows.length === 0) return <p className={styles.quiet}>暂无资讯</p>;
  return (
    <ul className={styles.entries}>
      {rows.map(({ id, title, publishTime }) => (
        <li key={id}>
          <Link to={newsPath(id, title)}>{title}</Link>
          <time className={styles.quiet}>{formatDay(publishTime)}</time>
        </li>
      ))}
    </ul>
  );
}
