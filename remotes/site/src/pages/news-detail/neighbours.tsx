import { articlePath, Headline } from '@portal/shared/boot';
import type { CallReply } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import styles from './neighbours.module.css';

interface NeighboursProps extends Pick<CallReply<'articleInfo'>, 'previous' | 'next'> {
  listSearch: string;
}

export function Neighbours({ previous, next, listSearch }: NeighboursProps) {
  const entries = [
    { label: '上一篇', article: previous },
    { label: '下一篇', article: next },
  ];
  return (
    <nav className={styles.neighbours} aria-label="相邻文章">
      {entries.map(({ label, article }) => (
        <p key={label} className={styles.neighbour}>
          <span className={styles.label}>{label}：</span>
          {article ? (
            <Link to={articlePath(article)} state={{ listSearch }}>
              <Headline text={article.title} breaks={article.titleBreaks} />
            </Link>
          ) : (
            '没有了'
          )}
        </p>
      ))}
    </nav>
  );
}
