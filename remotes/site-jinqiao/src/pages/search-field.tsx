import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './search-field.module.css';

/** A field for the `keyword` of the address. */
export function SearchField({ label }: { label: string }) {
  const [parameters, setParameters] = useSearchParams();
  const keyword = parameters.get('keyword') ?? '';
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('keyword')).trim();
    setParameters(typed ? { keyword: typed } : {});
  };
  return (
    <search>
      <form className={styles.search} onSubmit={search}>
        {/* The key brings back what was searched for when one goes back. */}
        <input
          key={keyword}
          name="keyword"
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={50}
          defaultValue={keyword}
        />
        <button type="submit">查找</button>
      </form>
    </search>
  );
}
