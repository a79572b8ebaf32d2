import { LoadedArea, TableSkeleton, useLoaded } from '@portal/shared/ui';
import { DataTable, type DataTableProps } from '@portal/shared/ui/data';

interface RecordTableProps<Row>
  extends Pick<DataTableProps<Row>, 'id' | 'label' | 'columns' | 'rowKey' | 'rowName' | 'rowActions' | 'empty'> {
  rows: readonly Row[];
}

/** A list that came in one answer, so its pages are cut here. */
export function RecordTable<Row>({ rows, ...table }: RecordTableProps<Row>) {
  return (
    <DataTable<Row>
      {...table}
      reloadKey={rows}
      load={async ({ pageNum, pageSize }) => ({
        total: rows.length,
        rows: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize),
      })}
    />
  );
}

interface LoadedRecordsProps<Row> extends Omit<RecordTableProps<Row>, 'rows'> {
  ask: (signal: AbortSignal) => Promise<Row[]>;
}

/** The same, with the question and the wait for its answer. */
export function LoadedRecords<Row>({ ask, ...table }: LoadedRecordsProps<Row>) {
  const loaded = useLoaded(ask);
  return (
    <LoadedArea loaded={loaded} skeleton={<TableSkeleton columns={6} />}>
      {(rows) => <RecordTable {...table} rows={rows} />}
    </LoadedArea>
  );
}
