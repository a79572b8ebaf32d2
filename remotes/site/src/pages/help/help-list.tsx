import { textOf } from '@portal/shared/articles';
import type { HelpCategory } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import { Empty } from '../../states/empty';
import { type HelpArticle, type HelpQuery, helpGroups, helpSearch } from './help-entries';
import { HelpItem } from './help-item';
import styles from './help-list.module.css';
import { useHashTarget } from './use-hash-target';

const drawings: Readonly<Record<HelpCategory, string>> = {
  REGISTER: 'M5 3h10l4 4v14H5zM15 3v4h4M9 13l2 2 4-4',
  LOGIN: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2',
  EMPLOYEE:
    'M9 4a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M17 5a3 3 0 0 1 0 6M18 14c2.500.5 3.500 3 3.500 6',
  ACCOUNT: 'M3 6h18v13H3zM3 10h18M7 15h4',
  AGREEMENT: 'M6 3h12v18H6zM9 8h6M9 12h6M9 17c2-2 3 1 5-1',
  PRODUCT: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
};

interface HelpListProps {
  articles: readonly HelpArticle[];
  query: HelpQuery;
}

export function HelpList({ articles, query }: HelpListProps) {
  useHashTarget();
  const groups = helpGroups(articles, query, textOf);
  const count = groups.reduce((sum, group) => sum + group.articles.length, 0);
  return (
    <>
      <p className={styles.count} role="status">
        {query.keyword && `“${query.keyword}”共找到 ${count} 条`}
      </p>
      {groups.map(({ category, title, articles: entries }) => (
        <section key={category} aria-labelledby={`category-${category}`}>
          <h2 id={`category-${category}`} className={styles.title}>
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d={drawings[category]} />
            </svg>
            {title}
          </h2>
          {entries.map((article) => (
            <HelpItem key={article.id} article={article} />
          ))}
        </section>
      ))}
      {count === 0 && query.keyword && (
        <Empty title="没有找到相关问题">
          <p>换一个说法，或联系客服。</p>
          <Link to={{ search: helpSearch({ category: undefined, keyword: '' }) }}>查看全部问题</Link>
        </Empty>
      )}
      {count === 0 && !query.keyword && <Empty title="暂无帮助内容" />}
    </>
  );
}
