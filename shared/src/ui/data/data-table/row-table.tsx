import Checkbox from 'antd/es/checkbox';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { measure } from '../../../theme/tokens';
import { useBelow } from '../../frame/media/use-below';
import type { DataColumn, RowAction } from './columns';
import { RowActions } from './row-actions';
import styles from './row-table.module.css';
import { type RowSelection, SelectPage } from './select-page';
import { nextSort, sortState } from './sort-step';
import type { TableSort } from './table-query';
import { useOverflow } from './use-overflow';

export interface RowsProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  selection?: RowSelection<Row> | undefined;
}

interface RowTableProps<Row> extends RowsProps<Row> {
  dense: boolean;
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
}

/**
 * The rows as a table. The header stays in sight under the portal's own. A table that is wider than its place scrolls
 * in a box, where header, first column and action column stay in sight.
 */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { label, rows, columns, rowKey, rowName, rowActions, selection, dense } = props;
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(box);
  const tight = useBelow(measure.listWideFrom);
  return (
    // A box that scrolls has to be scrolled with the keyboard too.
    <div ref={box} className={clsx(styles.box, scrolls && styles.scrolls)} tabIndex={scrolls ? 0 : undefined}>
      <table className={clsx(styles.table, dense && styles.dense)} aria-label={label}>
        <Head {...props} />
        <tbody>
          {rows.map((row) => {
            const chosen = selection?.selected.selected.has(rowKey(row)) ?? false;
            return (
              <tr key={rowKey(row)} className={clsx(styles.row, chosen && styles.chosen)}>
                {selection && (
                  <td className={clsx(styles.cell, styles.select)}>
                    <Checkbox
                      aria-label={`选择${rowName(row)}`}
                      checked={chosen}
                      disabled={selection.disabled?.(row) ?? false}
                      onChange={(event) => selection.selected.choose([row], event.target.checked)}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <td
                    key={column.key}
                    className={clsx(styles.cell, index === 0 && styles.lead, column.align === 'right' && styles.right)}
                  >
                    {column.render?.(row) ?? <PlainCell text={column.text(row)} />}
                  </td>
                ))}
                {rowActions && (
                  <td className={clsx(styles.cell, styles.actions)}>
                    <RowActions rowName={rowName(row)} actions={rowActions(row)} tight={tight} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** With more than these half widths a text takes a second line where its column is narrow. */
const oneLine = 24;

const widthOf = (text: string) => text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);

/** A text that needs more than two lines is cut; the tooltip has the whole text. */
function PlainCell({ text }: { text: string }) {
  return (
    <div className={clsx(styles.plain, widthOf(text) > oneLine && styles.long)} title={text}>
      {text}
    </div>
  );
}

function Head<Row>({ rows, columns, rowKey, rowActions, selection, sort, onSort }: RowTableProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={clsx(styles.head, styles.select)}>
            <SelectPage rows={rows} rowKey={rowKey} selection={selection} />
          </th>
        )}
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            className={clsx(styles.head, index === 0 && styles.lead, column.align === 'right' && styles.right)}
            style={{ width: column.width }}
            aria-sort={column.sortable ? sortState(column.key, sort) : undefined}
          >
            {column.sortable ? (
              <button type="button" className={styles.sort} onClick={() => onSort(nextSort(column.key, sort))}>
                {column.title}
                <SortMark />
              </button>
            ) : (
              column.title
            )}
          </th>
        ))}
        {rowActions && (
          <th scope="col" className={clsx(styles.head, styles.actions)}>
            操作
          </th>
        )}
      </tr>
    </thead>
  );
}

function SortMark() {
  return (
    <svg className={styles.mark} width="8" height="12" viewBox="0 0 8 12" aria-hidden="true">
      <path className={styles.up} d="M4 0 7.5 5H.5Z" />
      <path className={styles.down} d="M4 12 .5 7h7Z" />
    </svg>
  );
}
