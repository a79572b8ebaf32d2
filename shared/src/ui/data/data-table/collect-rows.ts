import type { TableQuery } from './table-query';
import type { TablePage } from './table-view';

const exportPageSize = 50;
/** A list with more rows than this belongs into a report of the server. */
export const maxExportedRows = 5000;

export type LoadPage<Row> = (query: TableQuery, signal: AbortSignal) => Promise<TablePage<Row>>;

/** Collects all rows of a filtered list, page after page. */
export async function collectRows<Row>(
  load: LoadPage<Row>,
  query: TableQuery,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let place: Pick<TableQuery, 'after'> = {};
  for (let pageNum = 1; rows.length < maxExportedRows; pageNum++) {
    const page = await load({ ...query, ...place, pageNum, pageSize: exportPageSize }, signal);
    signal.throwIfAborted();
    rows.push(...page.rows);
    const last = page.total === undefined ? page.next == null : rows.length >= page.total;
    if (page.rows.length === 0 || last) break;
    if (page.next != null) place = { after: page.next };
  }
  return rows.slice(0, maxExportedRows);
}
