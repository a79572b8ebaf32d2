import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Waiting } from '../../data/waiting';
import styles from './news.module.css';

/** The news come after the first paint, as their code brings the api client. */
const News = lazy(async (): Promise<{ default: ComponentType }> => {
  const loaded = await import('./news').catch(() => null);
  // The page is complete without the news, so nothing says that they failed.
  return { default: loaded?.News ?? (() => null) };
});

export function NewsSlot() {
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
          <Suspense fallback={<Waiting />}>
            <News />
          </Suspense>
        </div>
      </div>
    </section>
  );
}
