import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { namedDays, scaleMarks } from './chart-scale';
import styles from './day-chart.module.css';

interface DayChartProps {
  kind: 'bars' | 'line';
  /** Names the values, e.g. 每日办结. */
  label: string;
  /** Null leaves the day empty. */
  days: readonly (readonly [day: string, value: number | null])[];
  /** The value of a day in words, e.g. `3 件`; null: nothing happened. */
  words: (value: number | null) => string;
}

/** `11-25`, as the axis writes a day. */
const short = (day: string): string => day.slice(5);

/** Keeps a label near either end within the chart. */
function sideOf(at: number, days: number): string {
  if (at < days / 4) return styles.first ?? '';
  return at > (days * 3) / 4 ? (styles.last ?? '') : '';
}

/** Where a key leads from a day. */
const keys: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * One value for each day. The pointer, or the arrow keys once the chart has the focus, go from day to day and show the
 * value in words.
 */
export function DayChart({ kind, label, days, words }: DayChartProps) {
  const [shown, setShown] = useState<number | null>(null);
  const last = days.length - 1;
  const marks = scaleMarks(Math.max(...days.map(([, value]) => value ?? 0)));
  const top = marks.at(-1) ?? 1;
  const at = shown ?? last;
  const [day = '', value = null] = days[at] ?? [];
  const moveTo = (place: number) => setShown(Math.min(last, Math.max(0, place)));
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) moveTo(Math.floor(((clientX - left) / width) * days.length));
  };
  const press = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (!step) return;
    event.preventDefault();
    moveTo(step(at, last));
  };
  return (
    <div className={styles.chart}>
      <div className={styles.scale} aria-hidden="true">
        {marks.toReversed().map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={`${label}，按左右方向键查看每天`}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={at + 1}
        aria-valuetext={`${day} ${words(value)}`}
        onKeyDown={press}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setShown(null)}
        onFocus={() => setShown(at)}
        onBlur={() => setShown(null)}
      >
        <Drawing kind={kind} values={days.map(([, one]) => one)} top={top} marks={marks.length} shown={shown} />
        {shown !== null && (
          <div
            className={`${styles.tip} ${sideOf(at, days.length)}`}
            style={{ left: `${((at + 0.5) / days.length) * 100}%` }}
            aria-hidden="true"
          >
            <strong>{words(value)}</strong>
            {day}
          </div>
        )}
      </div>
      <div className={styles.days} aria-hidden="true">
        {namedDays(days.length).map((place) => (
          <span key={place}>{short(days[place]?.[0] ?? '')}</span>
        ))}
      </div>
    </div>
  );
}

interface DrawingProps {
  kind: DayChartProps['kind'];
  values: readonly (number | null)[];
  top: number;
  marks: number;
  shown: number | null;
}

/** Drawn one unit wide for a day and 100 high, and stretched over its place. Strokes keep their width. */
function Drawing({ kind, values, top, marks, shown }: DrawingProps) {
  const heightOf = (value: number) => (value / top) * 100;
  const points = values.flatMap((value, at) => (value === null ? [] : [[at + 0.5, 100 - heightOf(value)] as const]));
  return (
    <svg viewBox={`0 0 ${values.length} 100`} preserveAspectRatio="none" className={styles.drawing} aria-hidden="true">
      {Array.from({ length: marks }, (_, mark) => (
        <path key={mark} className={styles.rule} d={`M0 ${(mark / (marks - 1)) * 100}H${values.length}`} />
      ))}
      {shown !== null && <rect className={styles.shown} x={shown} y="0" width="1" height="100" />}
      {kind === 'bars'
        ? values.map((value, at) => (
            <rect
              key={at}
              className={styles.bar}
              x={at + 0.2}
              width="0.6"
              y={100 - heightOf(value ?? 0)}
              height={heightOf(value ?? 0)}
            />
          ))
        : [
            <path key="line" className={styles.line} d={`M${points.map((point) => point.join(' ')).join('L')}`} />,
            <path key="points" className={styles.points} d={points.map((point) => `M${point.join(' ')}h0`).join('')} />,
          ]}
    </svg>
  );
}
