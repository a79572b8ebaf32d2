import type { Answer } from '@portal/shared/api';
import { articlePath, Headline } from '@portal/shared/boot';
import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Cover } from '../../../cover/cover';
import { AnswerView } from '../../../states/answer-view';
import { SkeletonLines } from '../../../states/skeleton-lines';
import styles from './headlines.module.css';

type Page = CallReply<'articleList'>;

interface HeadlinesProps {
  title: string;
  /** The first piece has its cover. */
  covered?: boolean;
  /** The address of the whole list. */
  more: string;
  answer: Answer<Page>;
  choose: (rows: Page['rows']) => Page['rows'];
}

export function Headlines({ title, covered = false, more, answer, choose }: HeadlinesProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Link to={more} aria-label={`查看更多${title}`}>
          查看更多
        </Link>
      </div>
      <AnswerView answer={answer} skeleton={<SkeletonLines rows={3} />} besides={title}>
        {({ rows }) => <List articles={choose(rows)} covered={covered} />}
      </AnswerView>
    </section>
  );
}

function List({ articles, covered }: { articles: Page['rows']; covered: boolean }) {
  if (articles.length === 0) return <p className={styles.empty}>暂无资讯</p>;
  return (
    <ul className={styles.list}>
      {articles.map((article, index) => (
        <li key={article.id} className={covered && index === 0 ? `${styles.item} ${styles.first}` : styles.item}>
          {covered && index === 0 && <Cover type={article.type} className={styles.cover} />}
          <Link className={styles.link ?? ''} to={articlePath(article)}>
            <Headline text={article.title} breaks={article.titleBreaks} />
          </Link>
          {covered && index === 0 && <span className={styles.summary}>{article.summary}</span>}
          <time className={styles.date} dateTime={article.publishTime}>
            {formatDay(article.publishTime)}
          </time>
        </li>
      ))}
    </ul>
  );
}
