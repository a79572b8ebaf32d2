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
