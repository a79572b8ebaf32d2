/** The value at the top of the axis: one or two digits and zeros, not below the highest bar. */
export function axisTop(highest: number): number {
  if (highest <= 0) return 1;
  const step = 10 ** Math.floor(Math.log10(highest));
  const scale = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * step >= highest) ?? 10;
  return scale * step;
}
