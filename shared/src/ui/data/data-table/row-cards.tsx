import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import type { ReactNode } from 'react';
import { nothing } from '../../../format/amount';
import { Facts } from '../../base/facts/facts';
import { ActionMenu } from '../../frame/action-menu/action-menu';
import { MoreIcon } from '../../frame/icon/frame-icons';
import type { DataColumn } from './columns';
import styles from './row-cards.module.css';
import type { RowsProps } from './row-table';
import { SelectPage } from './select-page';

/** The row's values in these columns; an empty value is left out. */
const filledValues = <Row,>(columns: readonly DataColumn<Row>[], row: Row) =>
  columns.map(({ title, text }) => ({ title, text: text(row) })).filter(({ text }) => text !== '' && text !== nothing);

interface RowCardsProps<Row> extends RowsProps<Row> {
  /** Draws a row, instead of the two lines of a card. */
  entry?: ((row: Row) => ReactNode) | undefined;
}

/**
 * The rows as cards of two lines, for screens without room for a table. What the row waits for is a button; the other
 * values and the actions are behind ⋯. A click anywhere on the card opens them, or the page that the name leads to.
 */
export function RowCards<Row>(props: RowCardsProps<Row>) {
  const { label, rows, columns, rowKey, rowName, selection, entry } = props;
  const name = columns.find(({ card }) => card === 'name') ?? columns[0];
  const at = (place: DataColumn<Row>['card']) => columns.filter((column) => column !== name && column.card === place);
  const notes = at('note');
  return (
    <>
      {entry && selection && (
        <div className={styles.all}>
          <SelectPage rows={rows} rowKey={rowKey} selection={selection}>
            全选本页
          </SelectPage>
        </div>
      )}
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={styles.card}>
            {selection && (
              <Checkbox
                className={styles.choose ?? ''}
                aria-label={`选择${rowName(row)}`}
                checked={selection.selected.selected.has(rowKey(row))}
                disabled={selection.disabled?.(row) ?? false}
                onChange={(event) => selection.selected.choose([row], event.target.checked)}
              />
            )}
            {entry ? (
              <div className={styles.entry}>{entry(row)}</div>
            ) : (
              <div className={styles.words}>
                <div className={styles.head}>
                  <div className={styles.name}>{name?.render?.(row) ?? name?.text(row)}</div>
                  {at('status').map((column) => (
                    <span key={column.key}>{column.render?.(row) ?? column.text(row)}</span>
                  ))}
                </div>
                <div className={styles.foot}>
                  <div className={styles.note}>
                    <Facts facts={filledValues(notes, row).map(({ text }) => text)} />
                  </div>
                  <DueActions {...props} row={row} />
                </div>
              </div>
            )}
            <More {...props} row={row} columns={at(undefined)} />
          </li>
        ))}
      </ul>
    </>
  );
}

type DueProps<Row> = Pick<RowsProps<Row>, 'rowName' | 'rowActions'> & { row: Row };

/** Nobody looks behind ⋯ for what they are asked to do. */
function DueActions<Row>({ row, rowName, rowActions }: DueProps<Row>) {
  const due = rowActions?.(row).filter((action) => action.due && !action.disabled) ?? [];
  return due.map(({ key, label, onSelect }) => (
    <Button key={key} className={styles.due ?? ''} aria-label={`${label}${rowName(row)}`} onClick={onSelect}>
      {label}
    </Button>
  ));
}

type MoreProps<Row> = Pick<RowsProps<Row>, 'columns' | 'rowName' | 'rowActions'> & { row: Row };

function More<Row>({ row, columns, rowName, rowActions }: MoreProps<Row>) {
  const actions = rowActions?.(row) ?? [];
  if (actions.length === 0 && columns.length === 0) return null;
  return (
    <ActionMenu
      label={`更多${rowName(row)}的${actions.length > 0 ? '操作' : '信息'}`}
      className={styles.more ?? ''}
      actions={actions}
      heading={<Values columns={columns} row={row} name={rowName(row)} />}
    >
      <MoreIcon size={20} />
    </ActionMenu>
  );
}

function Values<Row>({ columns, row, name }: { columns: readonly DataColumn<Row>[]; row: Row; name: string }) {
  return (
    <div className={styles.values}>
      <strong>{name}</strong>
      {filledValues(columns, row).map(({ title, text }) => (
        <div key={title} className={styles.value}>
          <span>{title}</span>
          <span>{text}</span>
        </div>
      ))}
    </div>
  );
}
