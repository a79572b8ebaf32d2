import { useSiteContent } from '../../data/use-site-content';
import styles from './figures.module.css';

const space = '\u00a0';

/** The parts below do not move when the figures come. */
const awaited = ['1', '2', '3'].map((id) => ({ id, value: space, unit: '', name: space }));

export function Figures() {
  const content = useSiteContent();
  const figures = content === undefined ? awaited : (content?.figures ?? []).map((one) => ({ ...one, id: one.name }));
  if (figures.length === 0) return null;
  return (
    <section className={styles.band} aria-label="金桥的数字" aria-busy={content === undefined}>
      <dl className={`jinqiao-width ${styles.figures}`}>
        {figures.map(({ id, value, unit, name }) => (
          <div key={id} className={styles.figure}>
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
