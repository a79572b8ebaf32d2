import { type NewsType, newsTypes } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import { type NewsQuery, newsSearch } from './news-query';
import styles from './news-tabs.module.css';

const tabs: readonly { type: NewsType | undefined; title: string }[] = [
  { type: undefined, title: '全部' },
  ...Object.entries(newsTypes).map(([type, title]) => ({ type: type as NewsType, title })),
];

/** The types of news, as links, so that a visitor can open each in a new tab. */
export function NewsTabs({ query }: { query: NewsQuery }) {
  return (
    <nav className={styles.tabs} aria-label="资讯类型">
      {tabs.map(({ type, title }) => (
        <Link
          key={title}
          className={styles.tab ?? ''}
          to={{ search: newsSearch({ ...query, type, page: 1 }) }}
          aria-current={type === query.type ? 'page' : undefined}
          preventScrollReset
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
