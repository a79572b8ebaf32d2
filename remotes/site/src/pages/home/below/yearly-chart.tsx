import type { CallReply } from '@portal/shared/contract';
import styles from './yearly-chart.module.css';

type Yearly = NonNullable<CallReply<'siteContent'>['yearly']>;

const step = 76;
const tallest = 96;
const ground = 122;

/** A bar for each year, each with its value, so that the last figure can be compared. */
export function YearlyChart({ yearly: { name, unit, bars } }: { yearly: Yearly }) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.name}>
        {name}
        <span className={styles.unit}>单位：{unit}</span>
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${step * bars.length} 148`}
        role="img"
        aria-label={bars.map((bar) => `${bar.name} 年 ${bar.value} ${unit}`).join('，')}
      >
        <path className={styles.ground} d={`M0 ${ground}.5h${step * bars.length}`} />
        {bars.map((bar, index) => {
          const height = Math.max(2, Math.round((bar.value / most) * tallest));
          const middle = step * index + step / 2;
          const last = index === bars.length - 1;
          return (
            <g key={bar.name} className={last ? styles.last : undefined}>
              <rect className={styles.bar} x={middle - 18} y={ground - height} width="36" height={height} rx="3" />
              <text className={styles.value} x={middle} y={ground - height - 8}>
                {bar.value}
              </text>
              <text className={styles.year} x={middle} y="142">
                {bar.name}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
