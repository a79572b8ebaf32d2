import Checkbox from 'antd/es/checkbox';
import type { ReactNode } from 'react';
import type { Selected } from './use-selection';

/** The rows that are selected, and those that cannot be. */
export interface RowSelection<Row> {
  selected: Selected<Row>;
  disabled?: ((row: Row) => boolean) | undefined;
}

interface SelectPageProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: RowSelection<Row>;
  /** Words beside the box, where there are any. */
  children?: ReactNode;
}

/** Selects all rows of the page that can be selected, or none. */
export function SelectPage<Row>({ rows, rowKey, selection, children }: SelectPageProps<Row>) {
  const { selected, disabled } = selection;
  const free = rows.filter((row) => !disabled?.(row));
  const chosen = free.filter((row) => selected.selected.has(rowKey(row))).length;
  return (
    <Checkbox
      aria-label="全选本页"
      checked={free.length > 0 && chosen === free.length}
      indeterminate={chosen > 0 && chosen < free.length}
      disabled={free.length === 0}
      onChange={(event) => selected.choose(free, event.target.checked)}
    >
      {children}
    </Checkbox>
  );
}
