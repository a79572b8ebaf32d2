import Checkbox from 'antd/es/checkbox';
import { RowActions } from './row-actions';
import styles from './row-cards.module.css';
import type { RowsProps } from './row-table';

/** The rows as cards with label and value, where a table has no room. */
export function RowCards<Row>({ label, rows, columns, rowKey, rowName, rowActions, selection }: RowsProps<Row>) {
  const head = columns.find((column) => column.required) ?? columns[0];
  const others = columns.filter((column) => column !== head);
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={styles.card}>
          <div className={styles.head}>
            {selection && (
              <Checkbox
                aria-label={`选择${rowName(row)}`}
                checked={selection.selected.selected.has(rowKey(row))}
                disabled={selection.disabled?.(row) ?? false}
                onChange={(event) => selection.selected.choose([row], event.target.checked)}
              />
            )}
            <div className={styles.title}>{head?.render?.(row) ?? head?.text(row)}</div>
          </div>
          <dl className={styles.values}>
            {others.map((column) => (
              <div key={column.key} className={styles.value}>
                <dt>{column.title}</dt>
                <dd>{column.render?.(row) ?? column.text(row)}</dd>
              </div>
            ))}
          </dl>
          {rowActions && <RowActions rowName={rowName(row)} actions={rowActions(row)} />}
        </li>
      ))}
    </ul>
  );
}
