export interface TablePage<Row> {
  rows: readonly Row[];
  /** Left out in a list that grows while people read it: it has no page numbers, and nobody counts it. */
  total?: number;
  /** In such a list: the mark after which the further rows begin; null: there are none. */
  next?: string | null;
}

/** The state of a load. `page` is the last page that came: it stays while the next one is on the way. */
export interface TableLoad<Row> {
  loading: boolean;
  /** The page on screen answers an earlier question. Rows that are only read again stay as clear as they were. */
  stale: boolean;
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
    return { kind: 'rows', page: load.page, refreshing: load.stale };
  }
  if (load.loading && (load.stale || load.error || !load.page)) return { kind: 'loading' };
  if (load.error) return { kind: 'error', error: load.error };
  return { kind: filtered ? 'filteredEmpty' : 'empty' };
}

/** The sentence about the number of rows. A list that nobody counts is known in whole once its end has come. */
export function countText({ rows, total, next }: TablePage<unknown>): string {
  if (total !== undefined) return `共 ${total} 条`;
  return next == null ? `共 ${rows.length} 条` : `已显示 ${rows.length} 条`;
}

/** If rows were removed and the person's page no longer exists, answers the last page that does. Null otherwise. */
export function pageToGoBackTo(page: TablePage<unknown>, pageNum: number, pageSize: number): number | null {
  const { rows, total = 0 } = page;
  if (rows.length > 0 || total === 0) return null;
  const last = Math.ceil(total / pageSize);
  return pageNum > last ? last : null;
}
