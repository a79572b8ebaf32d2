import type { CallReply } from '@portal/shared/contract';
import { lateComponent } from '@portal/shared/ui';
import { Sheet } from '../../frame/sheet';
import styles from './pace.module.css';

type Day = NonNullable<CallReply<'staffWork'>['cases']>['days'][number];

const DayChart = lateComponent(() => import('./day-chart').then((module) => module.DayChart), {
  meanwhile: <div className={styles.place} />,
});

/** The sum in words, for those who do not see the charts. */
function inWords(days: readonly Day[]): { closed: string; hours: string } {
  const decided = days.filter(({ closed }) => closed > 0);
  const sum = decided.reduce((total, { closed }) => total + closed, 0);
  const hours = decided.map(({ medianHours }) => medianHours ?? 0);
  return {
    closed: `最近 ${days.length} 天共办结 ${sum} 件。`,
    hours: `每天的中位时长在 ${Math.min(...hours)} 至 ${Math.max(...hours)} 小时之间。`,
  };
}

/** Shows how much was decided each day, and how long it took. */
export function Pace({ days }: { days: readonly Day[] }) {
  const idle = days.every(({ closed }) => closed === 0);
  const words = idle ? null : inWords(days);
  return (
    <Sheet title="办理效率">
      {words ? (
        <>
          <figure className={styles.figure}>
            <figcaption>
              每日办结（件）<span className={styles.note}>{words.closed}</span>
            </figcaption>
            <DayChart kind="bars" label="办结" unit="件" days={days.map(({ day, closed }) => [day, closed])} />
          </figure>
          <figure className={styles.figure}>
            <figcaption>
              从提交到决定的中位时长（小时）<span className={styles.note}>{words.hours}</span>
            </figcaption>
            <DayChart
              kind="line"
              label="中位"
              unit="小时"
              days={days.map(({ day, medianHours }) => [day, medianHours])}
            />
          </figure>
        </>
      ) : (
        <p className={styles.note}>最近 {days.length} 天没有办结的事项。</p>
      )}
    </Sheet>
  );
}
