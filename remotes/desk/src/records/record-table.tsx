import { LoadedArea, TableSkeleton, useLoaded } from '@portal/shared/ui';
import { DataTable, type DataTableProps } from '@portal/shared/ui/data';
import { grownRows } from './grown-rows';

interface RecordTableProps<Row>
  extends Pick<DataTableProps<Row>, 'id' | 'label' | 'columns' | 'rowKey' | 'rowName' | 'rowActions' | 'empty'> {
  rows: readonly Row[];
}

/** A list that came in one answer, so it is sorted and cut here. */
export function RecordTable<Row>({ rows, ...table }: RecordTableProps<Row>) {
  return <DataTable<Row> {...table} reloadKey={rows} load={async (query) => grownRows(rows, query)} />;
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
