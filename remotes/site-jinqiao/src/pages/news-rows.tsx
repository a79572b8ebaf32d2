import { articlePath, Headline } from '@portal/shared/boot';
import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { Link } from 'react-router-dom';
import { NewsCover } from './news-cover';
import styles from './news-rows.module.css';

/** Pieces of news. The day of each stands in a column of its own. */
export function NewsRows({ rows }: { rows: CallReply<'articleList'>['rows'] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, type, title, titleBreaks, summary, publishTime }) => {
        const day = formatDay(publishTime);
        return (
          <li key={id} className={styles.row}>
            <time className={styles.time} dateTime={publishTime}>
              <span className={styles.day}>{day.slice(-2)}</span>
              <span className={styles.month}>{day.slice(0, 7)}</span>
            </time>
            <div className={styles.words}>
              <Link className={styles.title ?? ''} to={articlePath({ id, title })}>
                <Headline text={title} breaks={titleBreaks} />
              </Link>
              <p className={styles.summary}>{summary}</p>
            </div>
            <NewsCover type={type} />
          </li>
        );
      })}
    </ul>
  );
}
