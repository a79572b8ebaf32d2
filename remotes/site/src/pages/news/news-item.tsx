import { articlePath, Headline } from '@portal/shared/boot';
import { type CallReply, type NewsType, newsTypes } from '@portal/shared/contract';
import { formatDay, formatSecond } from '@portal/shared/format';
import { Link } from 'react-router-dom';
import { Cover } from '../../cover/cover';
import styles from './news-item.module.css';

interface NewsItemProps {
  article: CallReply<'articleList'>['rows'][number];
  /** The query that brings the reader back to the list in its present state. */
  listSearch: string;
}

export function NewsItem({ article, listSearch }: NewsItemProps) {
  const [year, month, day] = formatDay(article.publishTime).split('-');
  return (
    <li className={styles.item}>
      <time className={styles.date} dateTime={article.publishTime} title={formatSecond(article.publishTime)}>
        <span className={styles.day}>{day}</span>
        <span>
          {year}-{month}
        </span>
      </time>
      <div>
        <h2 className={styles.title}>
          <Link className={styles.link ?? ''} to={articlePath(article)} state={{ listSearch }}>
            <Headline text={article.title} breaks={article.titleBreaks} />
          </Link>
          {article.top && <span className={styles.top}>置顶</span>}
        </h2>
        <p className={styles.summary}>{article.summary}</p>
        <p className={styles.facts}>
          <span>{newsTypes[article.type as NewsType] ?? article.type}</span>
          <span>来源：{article.source}</span>
          <span>阅读 {article.views}</span>
        </p>
      </div>
      <Cover type={article.type} className={styles.cover} />
    </li>
  );
}
