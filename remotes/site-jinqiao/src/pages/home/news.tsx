import { useKeptAnswer } from '@portal/shared/api';
import { Link } from 'react-router-dom';
import { Late } from '../../data/late';
import { NewsRows } from '../news-rows';
import pageStyles from '../page.module.css';
import styles from './news.module.css';

const newest = { body: { kind: 'news', pageNum: 1, pageSize: 3 } } as const;

export function News() {
  const answer = useKeptAnswer('articleList', newest);
  return (
    <section className={styles.section} aria-labelledby="news-title">
      <div className={`jinqiao-width ${styles.columns}`}>
        <div>
          <h2 id="news-title" className={styles.heading}>
            最新动态
          </h2>
          <Link className={styles.all ?? ''} to="/index/news/list">
            全部资讯 →
          </Link>
        </div>
        <div className={styles.list}>
          <Late answer={answer}>
            {({ rows }) =>
              rows.length === 0 ? <p className={pageStyles.quiet}>暂无资讯</p> : <NewsRows rows={rows} />
            }
          </Late>
        </div>
      </div>
    </section>
  );
}
