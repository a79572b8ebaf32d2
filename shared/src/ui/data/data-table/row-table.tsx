import type { ColumnType } from 'antd/es/table';
import Table from 'antd/es/table';
import { cloneElement, isValidElement } from 'react';
import { measure } from '../../theme/tokens';
import type { DataColumn, RowAction } from './columns';
import { RowActions } from './row-actions';
import type { TableSort } from './table-query';
import type { Selected } from './use-selection';

export interface RowsProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  selection?: { selected: Selected<Row>; disabled?: ((row: Row) => boolean) | undefined } | undefined;
}

interface RowTableProps<Row> extends RowsProps<Row> {
  dense: boolean;
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
}

const orders = { ascend: 'asc', descend: 'desc' } as const;

function antdColumn<Row>(column: DataColumn<Row>, sort: TableSort | null): ColumnType<Row> {
  const sorted = sort?.field === column.key ? sort.order : null;
  return {
    key: column.key,
    title: column.title,
    align: column.align ?? 'left',
    ...(column.width !== undefined && { width: column.width }),
    render: (_: unknown, row: Row) => column.render?.(row) ?? column.text(row),
    ...(column.sortable && {
      sorter: true,
      sortOrder: sorted && (sorted === 'asc' ? ('ascend' as const) : ('descend' as const)),
    }),
  };
}

/** The rows as a table: sticky header, and a sticky action column when it scrolls sideways. */
export function RowTable<Row>({
  label,
  rows,
  columns,
  rowKey,
  rowName,
  rowActions,
  selection,
  dense,
  sort,
  onSort,
}: RowTableProps<Row>) {
  const antdColumns = columns.map((column) => antdColumn(column, sort));
  if (rowActions) {
    antdColumns.push({
      key: 'actions',
      title: '操作',
      fixed: 'right',
      width: 1,
      render: (_: unknown, row: Row) => <RowActions rowName={rowName(row)} actions={rowActions(row)} />,
    });
  }
  return (
    <Table<Row>
      aria-label={label}
      size={dense ? 'small' : 'large'}
      columns={antdColumns}
      dataSource={rows}
      rowKey={rowKey}
      pagination={false}
      sticky={{ offsetHeader: measure.headerHeight }}
      scroll={{ x: 'max-content' }}
      onChange={(_pagination, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        onSort(order ? { field: String(columnKey), order: orders[order] } : null);
      }}
      {...(selection && {
        rowSelection: {
          preserveSelectedRowKeys: true,
          selectedRowKeys: [...selection.selected.selected.keys()],
          onSelect: (row: Row, chosen: boolean) => selection.selected.choose([row], chosen),
          onSelectAll: (chosen: boolean, _all: Row[], changed: Row[]) => selection.selected.choose(changed, chosen),
          // antd names it in English.
          columnTitle: (box) =>
            isValidElement<object>(box) ? cloneElement(box, { 'aria-label': '全选本页' } as object) : box,
          getCheckboxProps: (row: Row) => ({
            'aria-label': `选择${rowName(row)}`,
            disabled: selection.disabled?.(row) ?? false,
          }),
        },
      })}
    />
  );
}
