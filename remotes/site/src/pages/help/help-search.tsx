import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type HelpQuery, helpSearch } from './help-entries';
import styles from './help-search.module.css';

export function HelpSearch({ query }: { query: HelpQuery }) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState({ asked: query.keyword, text: query.keyword });
  // When the visitor goes back, the field shows the keyword of that search.
  if (draft.asked !== query.keyword) setDraft({ asked: query.keyword, text: query.keyword });

  const search = (event: FormEvent) => {
    event.preventDefault();
    // A search looks through all categories.
    const keyword = draft.text.trim();
    navigate({ search: helpSearch({ category: undefined, keyword }) }, { preventScrollReset: true });
  };

  return (
    <search aria-label="搜索帮助">
      <form className={styles.search} onSubmit={search}>
        <input
          type="search"
          aria-label="搜索问题"
          placeholder="搜索问题，例如：打款金额"
          maxLength={50}
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
        />
        <button type="submit">搜索</button>
      </form>
    </search>
  );
}
