import { figures } from '../../content/company';
import styles from './figures.module.css';

export function Figures() {
  return (
    <section className={styles.band} aria-label="金桥的数字">
      <dl className={`jinqiao-width ${styles.figures}`}>
        {figures.map(({ value, unit, name }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              {value}
              <span className={styles.unit}>{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
