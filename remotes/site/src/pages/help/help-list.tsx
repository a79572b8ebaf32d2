import { textOf } from '@portal/shared/articles';
import { Link } from 'react-router-dom';
import { Empty } from '../../states/empty';
import { type HelpArticle, type HelpQuery, helpGroups, helpSearch } from './help-entries';
import { HelpItem } from './help-item';
import styles from './help-list.module.css';
import { useHashTarget } from './use-hash-target';

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
