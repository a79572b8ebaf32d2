import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { dateFault } from './dates/date-fault';
import { DateInput } from './dates/date-input';
import { readDay } from './dates/days';
import styles from './news-filters.module.css';
import { isFiltered, type NewsQuery, newsSearch, pageSizes, withoutFilters } from './news-query';

/**
 * Keyword and dates, as a form that the browser can send by itself. The names of its fields are those of the address,
 * and the fields keep what is typed before the script comes.
 */
export function NewsFilters({ query }: { query: NewsQuery }) {
  const navigate = useNavigate();
  const [fault, setFault] = useState(dateFault(query));

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [keyword = '', ...days] = ['keyword', 'from', 'to'].map((name) => String(given.get(name)).trim());
    const [from = '', to = ''] = days.map((text) => readDay(text) ?? text);
    const found = dateFault({ from, to });
    setFault(found);
    if (found) return;
    navigate({ search: newsSearch({ ...query, keyword, from, to, page: 1 }) }, { preventScrollReset: true });
  };

  return (
    <search aria-label="查找资讯">
      <form className={styles.filters} method="get" action="/index/news/list" onSubmit={search}>
        {query.type && <input type="hidden" name="type" value={query.type} />}
        {query.size !== pageSizes[0] && <input type="hidden" name="size" value={query.size} />}
        <label className={styles.field}>
          <span>关键词</span>
          <input name="keyword" type="search" maxLength={50} placeholder="标题或摘要" defaultValue={query.keyword} />
        </label>
        <fieldset className={styles.dates}>
          <legend>发布日期</legend>
          <DateInput name="from" label="开始日期" day={query.from} faulty={fault !== ''} />
          <span aria-hidden="true">至</span>
          <DateInput name="to" label="结束日期" day={query.to} faulty={fault !== ''} />
        </fieldset>
        <div className={styles.actions}>
          <button type="submit">查询</button>
          {isFiltered(query) && (
            <Link to={{ search: newsSearch(withoutFilters(query)) }} preventScrollReset>
              重置
            </Link>
          )}
        </div>
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      </form>
    </search>
  );
}
