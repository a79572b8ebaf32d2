import { type HelpCategory, helpCategories } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import styles from './help-categories.module.css';
import { type HelpQuery, helpSearch } from './help-entries';

const entries: readonly { category: HelpCategory | undefined; title: string }[] = [
  { category: undefined, title: '全部问题' },
  ...Object.entries(helpCategories).map(([category, title]) => ({ category: category as HelpCategory, title })),
];

export function HelpCategories({ query }: { query: HelpQuery }) {
  return (
    <nav className={styles.categories} aria-label="问题分类">
      {entries.map(({ category, title }) => (
        <Link
          key={title}
          className={styles.category ?? ''}
          to={{ search: helpSearch({ ...query, category }) }}
          aria-current={category === query.category ? 'page' : undefined}
          preventScrollReset
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
