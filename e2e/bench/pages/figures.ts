/** Medians and ratios of many visits: pure. */

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

type Figures = Readonly<Record<string, number>>;

export function spreadOf(visits: readonly Figures[], figure: string): Spread {
  const values = visits.map((visit) => visit[figure] ?? Number.NaN);
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/** The ratio of medians in one run. Absolute times differ from machine to machine, ratios do not. */
export function ratio(ours: readonly Figures[], theirs: readonly Figures[], figure: string): number {
  return spreadOf(ours, figure).median / spreadOf(theirs, figure).median;
}
