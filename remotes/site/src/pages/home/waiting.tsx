import styles from './waiting.module.css';

const places = [1, 2, 3, 4];

/** The band of figures in its final size, so that nothing moves when they come. */
export function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="加载中">
      <div className={`site-width ${styles.band}`}>
        {places.map((place) => (
          <div key={place} className={styles.figure}>
            <div className={styles.bar} />
          </div>
        ))}
      </div>
    </div>
  );
}
