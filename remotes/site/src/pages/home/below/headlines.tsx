import type { Answer } from '@portal/shared/api';
import { articlePath, Headline } from '@portal/shared/boot';
import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { AnswerView } from '../../../states/answer-view';
import { SkeletonLines } from '../../../states/skeleton-lines';
import styles from './headlines.module.css';

type Page = CallReply<'articleList'>;

interface HeadlinesProps {
  title: string;
  /** The address of the whole list. */
  more: string;
  answer: Answer<Page>;
  choose: (rows: Page['rows']) => Page['rows'];
}

export function Headlines({ title, more, answer, choose }: HeadlinesProps) {
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
        {({ rows }) => <List articles={choose(rows)} />}
      </AnswerView>
    </section>
  );
}

function List({ articles }: { articles: Page['rows'] }) {
  if (articles.length === 0) return <p className={styles.empty}>暂无资讯</p>;
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.id} className={styles.item}>
          <Link className={styles.link ?? ''} to={articlePath(article)}>
            <Headline text={article.title} breaks={article.titleBreaks} />
          </Link>
          <time className={styles.date} dateTime={article.publishTime}>
            {formatDay(article.publishTime)}
          </time>
        </li>
      ))}
    </ul>
  );
}
