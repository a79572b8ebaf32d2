import { clsx } from 'clsx';
import { ChevronRightIcon } from '../../base/icon/icons';
import { ActionMenu } from '../../frame/action-menu/action-menu';
import { ChevronDownIcon, ChevronLeftIcon } from '../../frame/icon/frame-icons';
import { pagesAround } from './pages-around';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The name of the paged list, e.g. 人员列表. */
  label: string;
  page: number;
  pageSize: number;
  pageSizes?: readonly number[];
  total: number;
  /** Without numbers, for a place that has no room for them. */
  narrow?: boolean;
  onChange: (page: number, pageSize: number) => void;
}

/** Pages instead of endless scroll; the present page is marked for everybody. */
export function Pagination({
  label,
  page,
  pageSize,
  pageSizes = [10, 20, 50],
  total,
  narrow = false,
  onChange,
}: PaginationProps) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const go = (target: number) => onChange(target, pageSize);
  return (
    <nav className={clsx(styles.pagination, narrow && styles.narrow)} aria-label={`${label}分页`}>
      {pageSizes.length > 1 && (
        <ActionMenu
          className={styles.size ?? ''}
          label={`每页 ${pageSize} 条`}
          actions={pageSizes.map((size) => ({
            key: String(size),
            label: `${size} 条/页`,
            checked: size === pageSize,
            onSelect: () => onChange(1, size),
          }))}
        >
          {pageSize} 条/页
          <ChevronDownIcon />
        </ActionMenu>
      )}
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
