import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { formatDay } from '../../../format/date-time';
import { showMessage } from '../../base/messages/message-list';
import { DownloadIcon } from '../../frame/icon/frame-icons';
import { collectRows, type LoadPage, mostExportedRows } from './collect-rows';
import type { DataColumn } from './columns';
import { toCsv } from './csv';
import { downloadText } from './download-text';
import type { TableQuery } from './table-query';

interface ExportButtonProps<Row> {
  /** The file's name, to which the day is added. */
  name: string;
  columns: readonly DataColumn<Row>[];
  query: TableQuery;
  load: LoadPage<Row>;
}

/** Exports what the filters let through, all pages of it, with the columns one sees. */
export function ExportButton<Row>({ name, columns, query, load }: ExportButtonProps<Row>) {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      const rows = await collectRows(load, query, controller.signal);
      const csv = toCsv(
        columns.filter((column) => !column.notExported),
        rows,
      );
      downloadText(`${name}-${formatDay(Date.now())}.csv`, csv, 'text/csv;charset=utf-8');
      const cut = rows.length === mostExportedRows ? `，仅包含前 ${mostExportedRows} 条` : '';
      showMessage('success', `已导出 ${rows.length} 条记录${cut}`);
    } catch {
      if (!controller.signal.aborted) showMessage('warning', '导出失败，请重试');
    } finally {
      if (!controller.signal.aborted) setBusy(false);
    }
  }

  return (
    <Button icon={<DownloadIcon />} loading={busy} onClick={run}>
      导出
    </Button>
  );
}
