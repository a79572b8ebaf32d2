import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './news.module.css';

/** News come after the first paint: their code brings the api client. Without them the page is whole all the same. */
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
