import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './search-field.module.css';

/** A search field for the address parameter `keyword`. */
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
        {/* The key puts the old keyword back into the field when the visitor goes back. */}
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
