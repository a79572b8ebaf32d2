import { todayInChina } from '../../validators/calendar';
import { fromPicker, toPicker } from './picker-dates';

interface RangePreset {
  readonly label: string;
  /** First and last day, both of the range. */
  readonly days: readonly [from: string, to: string];
}

/** The ranges that people ask for most, up to today in China. */
export function rangePresets(now: number): readonly RangePreset[] {
  const today = todayInChina(now);
  const date = toPicker(today);
  const since = (label: string, from: typeof date): RangePreset => ({
    label,
    days: [fromPicker(from, 'YYYY-MM-DD'), today],
  });
  return [
    since('近 7 天', date?.subtract(6, 'day') ?? null),
    since('本月', date?.startOf('month') ?? null),
    since('近三个月', date?.subtract(3, 'month').add(1, 'day') ?? null),
  ];
}
