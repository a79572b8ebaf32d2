import type { TableSort } from './table-query';

/** The order after a click on a column's title: ascending, then descending, then the list's own order. */
export function nextSort(field: string, sort: TableSort | null): TableSort | null {
  if (sort?.field !== field) return { field, order: 'asc' };
  return sort.order === 'asc' ? { field, order: 'desc' } : null;
}

/** For `aria-sort`. */
export function sortState(field: string, sort: TableSort | null): 'ascending' | 'descending' | 'none' {
  if (sort?.field !== field) return 'none';
  return sort.order === 'asc' ? 'ascending' : 'descending';
}
