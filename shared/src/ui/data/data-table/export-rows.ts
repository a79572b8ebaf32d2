import { saveFile } from '../../../api/public';
import { toCsv } from '../../../format/csv';
import { formatDay } from '../../../format/date-time';
import { showMessage } from '../../base/messages/message-list';
import { collectRows, type LoadPage, maxExportedRows } from './collect-rows';
import type { DataColumn } from './columns';
import type { TableQuery } from './table-query';

/**
 * Exports all rows that the filters let through, from all pages, with the visible columns. The name of the file ends
 * with the day.
 */
export async function exportRows<Row>(
  name: string,
  columns: readonly DataColumn<Row>[],
  query: TableQuery,
  load: LoadPage<Row>,
  signal: AbortSignal,
): Promise<void> {
  const rows = await collectRows(load, query, signal);
  const blob = new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' });
  saveFile({ blob, fileName: `${name}-${formatDay(Date.now())}.csv` });
  const cut = rows.length === maxExportedRows ? `，仅包含前 ${maxExportedRows} 条` : '';
  showMessage('success', `已导出 ${rows.length} 条记录${cut}`);
}
