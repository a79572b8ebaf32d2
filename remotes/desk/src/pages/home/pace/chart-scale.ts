/** The marks of a chart's scale from 0 on, in whole steps that people count in: the highest is at least the value. */
export function scaleMarks(highest: number): readonly number[] {
  const rough = Math.max(1, highest) / 3;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * unit).find((one) => one >= rough) ?? rough);
  const steps = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: steps + 1 }, (_, mark) => mark * step);
}

/** The days that a chart names: the first, the last, and two between them. */
export function namedDays(days: number): readonly number[] {
  const last = days - 1;
  return [...new Set([0, Math.round(last / 3), Math.round((2 * last) / 3), last])].filter((at) => at >= 0);
}
