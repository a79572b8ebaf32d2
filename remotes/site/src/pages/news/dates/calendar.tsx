import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './calendar.module.css';
import { addDays, addMonths, dayOfToday, weeksAround } from './days';

export interface CalendarProps {
  label: string;
  /** The chosen day; empty where there is none. */
  day: string;
  onChoose: (day: string) => void;
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];
const turns = [
  { months: -12, label: '上一年', sign: '«' },
  { months: -1, label: '上个月', sign: '‹' },
  { months: 1, label: '下个月', sign: '›' },
  { months: 12, label: '下一年', sign: '»' },
] as const;

/** The day that a key leads to. */
const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** A month to choose a day from, with the mouse or the arrow keys. */
export function Calendar({ label, day, onChoose }: CalendarProps) {
  const today = dayOfToday();
  /** The day that the Tab key reaches; its month is shown. */
  const [at, setAt] = useState(day || today);
  const atDay = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that a key led to
  useEffect(() => {
    if (byKey.current) atDay.current?.focus();
    byKey.current = false;
  }, [at]);

  const follow = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    byKey.current = true;
    setAt(step(at));
  };
  const turn = ({ months, label: name, sign }: (typeof turns)[number]) => (
    <button
      key={name}
      type="button"
      className={styles.turn}
      aria-label={name}
      onClick={() => setAt(addMonths(at, months))}
    >
      {sign}
    </button>
  );
  const [year, month] = at.split('-');
  return (
    <div className={styles.calendar} role="dialog" aria-label={label}>
      <div className={styles.head}>
        {turns.slice(0, 2).map(turn)}
        <strong className={styles.month} aria-live="polite">
          {year} 年 {Number(month)} 月
        </strong>
        {turns.slice(2).map(turn)}
      </div>
      <table className={styles.days} onKeyDown={follow}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={`星期${name}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksAround(at).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one}>
                  <button
                    type="button"
                    ref={one === at ? atDay : null}
                    className={one.slice(0, 7) === at.slice(0, 7) ? styles.day : styles.other}
                    tabIndex={one === at ? 0 : -1}
                    aria-label={one}
                    aria-pressed={one === day}
                    aria-current={one === today ? 'date' : undefined}
                    onClick={() => onChoose(one)}
                  >
                    {Number(one.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <button type="button" onClick={() => onChoose(today)}>
          今天
        </button>
        {day && (
          <button type="button" onClick={() => onChoose('')}>
            清除
          </button>
        )}
      </div>
    </div>
  );
}
