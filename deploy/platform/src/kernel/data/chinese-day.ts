import { formatDay } from '@portal/shared/format';

/** Writes the day as contracts do: 2026年11月5日. */
export function chineseDay(at: Date | string): string {
  const [year, month, day] = formatDay(at).split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
