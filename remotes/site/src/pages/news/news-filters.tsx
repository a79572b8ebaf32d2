import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styles from './news-filters.module.css';
import { isFiltered, type NewsQuery, newsSearch, withoutFilters } from './news-query';

type Field = 'keyword' | 'from' | 'to';

const fieldsOf = ({ keyword, from, to }: NewsQuery): Record<Field, string> => ({ keyword, from, to });

/** Keyword and dates. What is typed counts once it is asked for; going back brings what was asked before. */
export function NewsFilters({ query }: { query: NewsQuery }) {
  const navigate = useNavigate();
  const address = newsSearch(query);
  const [draft, setDraft] = useState({ address, ...fieldsOf(query) });
  const [fault, setFault] = useState('');
  if (draft.address !== address) setDraft({ address, ...fieldsOf(query) });

  const field = (name: Field) => ({
    name,
    value: draft[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => setDraft({ ...draft, [name]: event.currentTarget.value }),
  });

  const dateField = (name: 'from' | 'to') => ({
    ...field(name),
    type: 'date',
    max: '9999-12-31',
    className: draft[name] ? '' : styles.empty,
  });

  const search = (event: FormEvent) => {
    event.preventDefault();
    const { from, to } = draft;
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
          <input {...field('keyword')} type="search" maxLength={50} placeholder="标题或摘要" />
        </label>
        <fieldset className={styles.dates}>
          <legend>发布日期</legend>
          <input {...dateField('from')} aria-label="开始日期" />
          <span aria-hidden="true">至</span>
          <input {...dateField('to')} aria-label="结束日期" />
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
