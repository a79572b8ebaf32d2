import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DateInput } from './dates/date-input';
import { readDay } from './dates/days';
import styles from './news-filters.module.css';
import { isFiltered, type NewsQuery, newsSearch, withoutFilters } from './news-query';

type Field = 'keyword' | 'from' | 'to';

const fieldsOf = ({ keyword, from, to }: NewsQuery): Record<Field, string> => ({ keyword, from, to });

/**
 * Keyword and dates. The input takes effect on submit; when the visitor goes back, the fields show the earlier query.
 */
export function NewsFilters({ query }: { query: NewsQuery }) {
  const navigate = useNavigate();
  const address = newsSearch(query);
  const [draft, setDraft] = useState({ address, ...fieldsOf(query) });
  const [fault, setFault] = useState('');
  if (draft.address !== address) setDraft({ address, ...fieldsOf(query) });

  const write = (name: Field) => (text: string) => setDraft({ ...draft, [name]: text });
  const date = (name: 'from' | 'to', label: string) => (
    <DateInput label={label} text={draft[name]} onChange={write(name)} faulty={fault !== ''} />
  );

  const search = (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [draft.from, draft.to].map((text) => text && readDay(text));
    if (from == null || to == null) return setFault('日期请写成 2026-01-31 的样子');
    if (from && to && from > to) return setFault('开始日期不能晚于结束日期');
    setFault('');
    const keyword = draft.keyword.trim();
    navigate({ search: newsSearch({ ...query, keyword, from, to, page: 1 }) }, { preventScrollReset: true });
  };

  return (
    <search aria-label="查找资讯">
      <form className={styles.filters} onSubmit={search}>
        <label className={styles.field}>
          <span>关键词</span>
          <input
            name="keyword"
            type="search"
            maxLength={50}
            placeholder="标题或摘要"
            value={draft.keyword}
            onChange={(event) => write('keyword')(event.currentTarget.value)}
          />
        </label>
        <fieldset className={styles.dates}>
          <legend>发布日期</legend>
          {date('from', '开始日期')}
          <span aria-hidden="true">至</span>
          {date('to', '结束日期')}
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
