import { nothing } from '@portal/shared/format';
import styles from './difference-table.module.css';

export interface Difference {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The table of a change: the old and the new value of each field. */
export function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  return (
    <table className={styles.table} aria-label="变更前后对比">
      <thead>
        <tr>
          <th scope="col">变更项</th>
          <th scope="col">变更前</th>
          <th scope="col">变更后</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td data-label="变更前">{before ? <del className={styles.before}>{before}</del> : nothing}</td>
            <td data-label="变更后">{after ? <ins className={styles.after}>{after}</ins> : nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
