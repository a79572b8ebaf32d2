import type { CallReply } from '@portal/shared/contract';
import styles from './figures.module.css';
import { YearlyChart } from './yearly-chart';

interface FiguresProps extends Pick<CallReply<'siteContent'>, 'figures' | 'yearly'> {
  /** The day of the figures. */
  note: string;
}

export function Figures({ figures, yearly, note }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <section className={`site-width ${styles.section}`} aria-label="平台数据">
      <div className={yearly ? styles.beside : undefined}>
        <dl className={styles.figures}>
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
        {yearly && <YearlyChart yearly={yearly} />}
      </div>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
