import { useKeptAnswer } from '@portal/shared/api';
import { type CallReply, newsTypes } from '@portal/shared/contract';
import { Link, useSearchParams } from 'react-router-dom';
import { Late } from '../../data/late';
import { PageHead } from '../../frame/page-head';
import { useDescription } from '../../frame/use-description';
import { NewsRows } from '../news-rows';
import pageStyles from '../page.module.css';
import { SearchField } from '../search-field';
import styles from './page.module.css';

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
    keyword: (parameters.get('keyword') ?? '').trim().slice(0, 50),
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
  const { type: only, keyword, page } = query;
  const filters = { ...(only && { type: only }), ...(keyword && { keyword }) };
  const answer = useKeptAnswer('articleList', { body: { kind: 'news', ...filters, pageNum: page, pageSize } });
  useDescription('金桥供应链的动态、政策解读与公告。');
  return (
    <>
      <PageHead title="资讯" text="平台公告、行业动态与政策解读。">
        <div className={styles.search}>
          <SearchField label="查找资讯" page="/index/news/list" />
        </div>
      </PageHead>
      <div className={`jinqiao-width ${pageStyles.body}`}>
        <nav className={styles.types} aria-label="资讯类型">
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
        <Late answer={answer}>{(found) => <List query={query} {...found} />}</Late>
      </div>
    </>
  );
}

function List({ query, total, rows }: { query: Query } & CallReply<'articleList'>) {
  const { type, keyword, page } = query;
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (rows.length === 0)
    return (
      <p className={pageStyles.quiet}>
        {keyword ? '没有符合条件的资讯。' : '暂无资讯'}{' '}
        {(keyword || type || page > 1) && <Link to="/index/news/list">查看全部</Link>}
      </p>
    );
  return (
    <>
      <NewsRows rows={rows} />
      <nav className={styles.pager} aria-label="分页">
        <span>
          共 {total} 条，第 {page} / {last} 页
        </span>
        {page > 1 && <Link to={addressOf({ ...query, page: page - 1 })}>上一页</Link>}
        {page < last && <Link to={addressOf({ ...query, page: page + 1 })}>下一页</Link>}
      </nav>
    </>
  );
}
