export interface TablePage<Row> {
  rows: readonly Row[];
  total: number;
}

/** The state of a load. `page` is the last page that came: it stays while the next one is on the way. */
export interface TableLoad<Row> {
  loading: boolean;
  error: unknown;
  page: TablePage<Row> | null;
}

/** Exactly one of these is on screen. */
export type TableView<Row> =
  | { kind: 'loading' }
  | { kind: 'error'; error: unknown }
  | { kind: 'empty' }
  | { kind: 'filteredEmpty' }
  | { kind: 'rows'; page: TablePage<Row>; refreshing: boolean };

export function tableView<Row>(load: TableLoad<Row>, filtered: boolean): TableView<Row> {
  if (load.page && load.page.rows.length > 0 && !load.error) {
    return { kind: 'rows', page: load.page, refreshing: load.loading };
  }
  if (load.loading) return { kind: 'loading' };
  if (load.error) return { kind: 'error', error: load.error };
  return { kind: filtered ? 'filteredEmpty' : 'empty' };
}

/** If rows were removed and the person's page no longer exists, answers the last page that does. Null otherwise. */
export function pageToGoBackTo(page: TablePage<unknown>, pageNum: number, pageSize: number): number | null {
  if (page.rows.length > 0 || page.total === 0) return null;
  const last = Math.ceil(page.total / pageSize);
  return pageNum > last ? last : null;
}
