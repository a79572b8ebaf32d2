import type { Vitals } from '@portal/shared/open-page';

/** Values of vitals in classes, so that they can be added up: pure. */

export type Vital = keyof Vitals;

/**
 * The upper ends of the classes; the last one has no end. They are narrow around the limits of "good" and "poor", which
 * are among them.
 */
export const vitalLimits: Readonly<Record<Vital, readonly number[]>> = {
  lcp: [250, 500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000, 10_000],
  inp: [16, 24, 40, 56, 72, 96, 128, 160, 200, 250, 300, 400, 500, 750, 1_000, 2_000],
  cls: [0, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
};

export const vitalNames = Object.keys(vitalLimits) as readonly Vital[];

export function vitalClassOf(vital: Vital, value: number): number {
  const at = vitalLimits[vital].findIndex((limit) => value <= limit);
  return at === -1 ? vitalLimits[vital].length : at;
}

/** Visits by the class of their value. */
export type ClassCounts = ReadonlyMap<number, number>;

export interface Percentile {
  readonly visits: number;
  /** Three visits in four had this value at most; null: more than the last limit. */
  readonly p75: number | null;
}

/** The 75th percentile, by which the Core Web Vitals are judged: the upper end of its class. Undefined without visits. */
export function percentileOf(vital: Vital, counts: ClassCounts): Percentile | undefined {
  const visits = [...counts.values()].reduce((sum, one) => sum + one, 0);
  if (visits === 0) return undefined;
  let seen = 0;
  for (const [at, limit] of vitalLimits[vital].entries()) {
    seen += counts.get(at) ?? 0;
    if (seen >= visits * 0.75) return { visits, p75: limit };
  }
  return { visits, p75: null };
}
