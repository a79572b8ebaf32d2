import styles from './states.module.css';

/** Rows with a heading and a line each, in the shape of a list. */
export function SkeletonLines({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
    <div key={row} className={styles.row}>
      <div className={styles.bar} />
      <div className={styles.bar} />
    </div>
  ));
}
