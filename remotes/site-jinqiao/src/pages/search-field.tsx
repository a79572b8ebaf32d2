import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  /** The address of the page that shows what is found. */
  page: string;
}

/** A search field for the address parameter `keyword`, as a form that the browser can send by itself. */
export function SearchField({ label, page }: SearchFieldProps) {
  const [parameters, setParameters] = useSearchParams();
  const keyword = parameters.get('keyword') ?? '';
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('keyword')).trim();
    setParameters(typed ? { keyword: typed } : {});
  };
  return (
    <search>
      <form className={styles.search} method="get" action={page} onSubmit={search}>
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
