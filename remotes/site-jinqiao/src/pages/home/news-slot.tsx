import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './news.module.css';

/** The news come after the first paint, as their code brings the api client. The page is complete without them. */
function useLateNews(): ComponentType | undefined {
  const [news, setNews] = useState<{ News: ComponentType }>();
  useEffect(() => {
    import('./news').then(setNews, () => undefined);
  }, []);
  return news?.News;
}

export function NewsSlot() {
  const News = useLateNews();
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
        <div className={styles.list}>{News && <News />}</div>
      </div>
    </section>
  );
}
