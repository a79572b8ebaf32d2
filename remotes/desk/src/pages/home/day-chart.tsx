import { useEffect, useRef } from 'react';
import Plot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import styles from './day-chart.module.css';

interface DayChartProps {
  kind: 'bars' | 'line';
  label: string;
  unit: string;
  /** Null leaves the day empty. */
  days: readonly (readonly [day: string, value: number | null])[];
}

const height = 180;

/** `11-25`, as the axis writes a day. */
const short = (day: string | undefined): string => day?.slice(5) ?? '';

function optionsFor({ kind, label, unit, days }: DayChartProps, width: number): Plot.Options {
  const style = getComputedStyle(document.body);
  const color = (name: string) => style.getPropertyValue(name);
  const axis = { stroke: color('--text-secondary'), font: `12px ${style.fontFamily}`, ticks: { show: false } };
  const paths = kind === 'bars' ? Plot.paths.bars?.({ size: [0.6, 24], radius: 0.2 }) : Plot.paths.linear?.();
  return {
    width,
    height,
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.7, days.length - 0.3] },
      y: { range: (_plot, _min, max) => [0, Math.max(1, max * 1.1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 56,
        size: 28,
        values: (_plot, at) => at.map((place) => short(days[place]?.[0])),
      },
      { ...axis, grid: { stroke: color('--border'), width: 1 }, size: 40, space: 40 },
    ],
    series: [
      { label: '日期', value: (_plot, place) => (place === null ? '' : (days[place]?.[0] ?? '')) },
      {
        label,
        stroke: color('--blue'),
        width: 2,
        value: (_plot, value) => (value === null ? '' : `${value} ${unit}`),
        spanGaps: true,
        ...(kind === 'bars' && { fill: color('--blue') }),
        ...(paths && { paths }),
        points: { show: kind === 'line', size: 5 },
      },
    ],
  };
}

/** One value for each day. The words beside it say the same to those who do not see it. */
export function DayChart(props: DayChartProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chart is drawn once for what the page has loaded
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const values = props.days.map(([, value]) => value);
    const plot = new Plot(optionsFor(props, current.clientWidth), [values.map((_, at) => at), values], current);
    const watcher = new ResizeObserver(() => plot.setSize({ width: current.clientWidth, height }));
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [props.days.length]);
  return <div ref={place} className={styles.chart} aria-hidden="true" />;
}
