import { Link } from 'react-router-dom';
import { type NewsQuery, newsSearch, pageSizes } from './news-query';
import { gap, pageNumbers } from './page-numbers';
import styles from './pager.module.css';

/** Pages and page sizes as links. */
export function Pager({ query, total }: { query: NewsQuery; total: number }) {
  const last = Math.max(1, Math.ceil(total / query.size));
  const to = (page: number) => ({ search: newsSearch({ ...query, page }) });
  return (
    <nav className={styles.pager} aria-label="分页">
      <span className={styles.total}>共 {total} 条</span>
      {query.page > 1 && (
        <Link className={styles.page ?? ''} to={to(query.page - 1)} rel="prev">
          上一页
        </Link>
      )}
      {pageNumbers(query.page, last).map((page, index, all) =>
        page === gap ? (
          <span key={`after-${all[index - 1]}`} aria-hidden="true">
            {gap}
          </span>
        ) : (
          <Link
            key={page}
            className={styles.page ?? ''}
            to={to(page)}
            aria-label={`第 ${page} 页`}
            aria-current={page === query.page ? 'page' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {query.page < last && (
        <Link className={styles.page ?? ''} to={to(query.page + 1)} rel="next">
          下一页
        </Link>
      )}
      <span className={styles.sizes}>
        每页
        {pageSizes.map((size) => (
          <Link
            key={size}
            className={styles.page ?? ''}
            to={{ search: newsSearch({ ...query, size, page: 1 }) }}
            aria-label={`每页 ${size} 条`}
            aria-current={size === query.size ? 'true' : undefined}
          >
            {size}
          </Link>
        ))}
        条
      </span>
    </nav>
  );
}
