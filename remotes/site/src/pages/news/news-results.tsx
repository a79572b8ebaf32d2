import type { CallReply } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import { Empty } from '../../states/empty';
import { NewsItem } from './news-item';
import { isFiltered, type NewsQuery, newsSearch, withoutFilters } from './news-query';
import styles from './news-results.module.css';
import { Pager } from './pager';

interface NewsResultsProps {
  query: NewsQuery;
  total: number;
  articles: CallReply<'articleList'>['rows'];
}

/** One page of the list, or the reason why it is empty. */
export function NewsResults({ query, total, articles }: NewsResultsProps) {
  if (articles.length > 0)
    return (
      <>
        <ul className={styles.list}>
          {articles.map((article) => (
            <NewsItem key={article.id} article={article} listSearch={newsSearch(query)} />
          ))}
        </ul>
        <Pager query={query} total={total} />
      </>
    );
  if (total > 0)
    return (
      <Empty title="这一页没有内容">
        <Link to={{ search: newsSearch({ ...query, page: 1 }) }}>回到第 1 页</Link>
      </Empty>
    );
  if (isFiltered(query))
    return (
      <Empty title="没有符合条件的资讯">
        <p>换一个关键词，或放宽发布日期。</p>
        <Link to={{ search: newsSearch(withoutFilters(query)) }}>清除筛选</Link>
      </Empty>
    );
  return <Empty title="暂无资讯" />;
}
