import { useId } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../frame/icon/frame-icons';
import { pagesAround } from './pages-around';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** What is paged, e.g. 人员列表. */
  label: string;
  page: number;
  pageSize: number;
  pageSizes?: readonly number[];
  total: number;
  onChange: (page: number, pageSize: number) => void;
}

/** Pages rather than endless scroll; the present one is marked for everybody. */
export function Pagination({ label, page, pageSize, pageSizes = [10, 20, 50], total, onChange }: PaginationProps) {
  const sizeId = useId();
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const go = (target: number) => onChange(target, pageSize);
  return (
    <nav className={styles.pagination} aria-label={`${label}分页`}>
      <span className={styles.total}>共 {total} 条</span>
      <label className={styles.size} htmlFor={sizeId}>
        每页
        <select id={sizeId} value={pageSize} onChange={(event) => onChange(1, Number(event.target.value))}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
        条
      </label>
      <ul className={styles.pages}>
        <li>
          <button type="button" aria-label="上一页" disabled={page <= 1} onClick={() => go(page - 1)}>
            <ChevronLeftIcon />
          </button>
        </li>
        {pagesAround(page, lastPage).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry} className={styles.number}>
              <button
                type="button"
                aria-label={`第 ${entry} 页`}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => go(entry)}
              >
                {entry}
              </button>
            </li>
          ),
        )}
        <li className={styles.position}>
          {page} / {lastPage}
        </li>
        <li>
          <button type="button" aria-label="下一页" disabled={page >= lastPage} onClick={() => go(page + 1)}>
            <ChevronRightIcon />
          </button>
        </li>
      </ul>
    </nav>
  );
}
