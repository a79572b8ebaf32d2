import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { type HelpQuery, helpSearch } from './help-entries';
import styles from './help-search.module.css';

/** A form that the browser can send by itself. A search looks through all categories. */
export function HelpSearch({ query }: { query: HelpQuery }) {
  const navigate = useNavigate();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword')).trim();
    navigate({ search: helpSearch({ category: undefined, keyword }) }, { preventScrollReset: true });
  };

  return (
    <search aria-label="搜索帮助">
      <form className={styles.search} method="get" action="/index/help" onSubmit={search}>
        {/* The key puts the keyword of that search back into the field when the visitor goes back. */}
        <input
          key={query.keyword}
          name="keyword"
          type="search"
          aria-label="搜索问题"
          placeholder="搜索问题，例如：打款金额"
          maxLength={50}
          defaultValue={query.keyword}
        />
        <button type="submit">搜索</button>
      </form>
    </search>
  );
}
