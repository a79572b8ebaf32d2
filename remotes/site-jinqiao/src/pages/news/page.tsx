import { newsTypes } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { use } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { answerTo } from '../../data/asked';
import { Late } from '../../data/late';
import { useDescription } from '../../frame/use-description';
import { newsPath } from '../news-path';
import styles from '../page.module.css';
import { SearchField } from '../search-field';

const pageSize = 10;

interface Query {
  type: keyof typeof newsTypes | undefined;
  keyword: string;
  page: number;
}

function queryOf(parameters: URLSearchParams): Query {
  const type = parameters.get('type') ?? '';
  const page = Number(parameters.get('page'));
  return {
    type: Object.hasOwn(newsTypes, type) ? (type as keyof typeof newsTypes) : undefined,
    keyword: (parameters.get('keyword') ?? '').slice(0, 50),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

function addressOf({ type, keyword, page }: Query): string {
  const given = { ...(type && { type }), ...(keyword && { keyword }), ...(page > 1 && { page: String(page) }) };
  return `?${new URLSearchParams(given)}`;
}

export function Component() {
  const [parameters] = useSearchParams();
  const query = queryOf(parameters);
  useDescription('金桥供应链的动态、政策解读与公告。');
  return (
    <>
      <h1 className={styles.title}>资讯</h1>
      <nav className={styles.row} aria-label="资讯类型">
        {[undefined, ...(Object.keys(newsTypes) as (keyof typeof newsTypes)[])].map((type) => (
          <Link
            key={type ?? 'all'}
            to={addressOf({ ...query, type, page: 1 })}
            aria-current={type === query.type ? 'page' : undefined}
          >
            {type ? newsTypes[type] : '全部'}
          </Link>
        ))}
      </nav>
      <SearchField label="查找资讯" />
      <Late key={addressOf(query)}>
        <List query={query} />
      </Late>
    </>
  );
}

function List({ query }: { query: Query }) {
  const { type, keyword, page } = query;
  const filters = { ...(type && { type }), ...(keyword && { keyword }) };
  const { total, rows } = use(answerTo('articleList', { body: { kind: 'news', ...filters, pageNum: page, pageSize } }));
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (rows.length === 0)
    return (
      <p className={styles.quiet}>
        {keyword ? '没有符合条件的资讯。' : '暂无资讯'}{' '}
        {(keyword || type) && <Link to="/index/news/list">查看全部</Link>}
      </p>
    );
  return (
    <>
      <ul className={styles.entries}>
        {rows.map(({ id, title, publishTime }) => (
          <li key={id}>
            <Link to={newsPath(id, title)}>{title}</Link>
            <time className={styles.quiet} dateTime={publishTime}>
              {formatDay(publishTime)}
            </time>
          </li>
        ))}
      </ul>
      <nav className={styles.row} aria-label="分页">
        <span>
          共 {total} 条，第 {page} / {last} 页
        </span>
        {page > 1 && <Link to={addressOf({ ...query, page: page - 1 })}>上一页</Link>}
        {page < last && <Link to={addressOf({ ...query, page: page + 1 })}>下一页</Link>}
      </nav>
    </>
  );
}
