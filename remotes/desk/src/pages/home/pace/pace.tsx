import { Sheet } from '../../../frame/sheet';
import { DayChart } from './day-chart';
import styles from './pace.module.css';
import { closedWords, type Day, hoursText, hoursWords } from './pace-words';

/** Shows how much was decided each day, and how long it took. */
export function Pace({ days }: { days: readonly Day[] }) {
  const hours = hoursWords(days);
  return (
    <Sheet title="办理效率">
      {hours === null ? (
        <p className={styles.note}>{closedWords(days)}</p>
      ) : (
        <div className={styles.figures}>
          <figure className={styles.figure}>
            <figcaption>
              每日办结（件）<span className={styles.note}>{closedWords(days)}</span>
            </figcaption>
            <DayChart
              kind="bars"
              label="每日办结"
              days={days.map(({ day, closed }) => [day, closed])}
              words={(value) => (value ? `办结 ${value} 件` : '没有办结')}
            />
          </figure>
          <figure className={styles.figure}>
            <figcaption>
              从提交到决定的中位时长（小时）<span className={styles.note}>{hours}</span>
            </figcaption>
            <DayChart
              kind="line"
              label="从提交到决定的中位时长"
              days={days.map(({ day, medianHours }) => [day, medianHours])}
              words={(value) => (value === null ? '没有办结' : `中位 ${hoursText(value)}`)}
            />
          </figure>
        </div>
      )}
    </Sheet>
  );
}
