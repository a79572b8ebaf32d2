import { counted, type Part, partWithoutExtremes, rateOf, usualTime, type VisitorSample } from './visitor-sample';

/** A canary may be this much worse than the slot's own release. */
export interface CanaryBudget {
  /** With fewer visitors, or fewer affected by crashes, nothing is decided. */
  leastVisitors: number;
  /** The most that the error rate may lie above the stable release's, from 0 to 1. */
  errorRate: number;
  /** The load time of 95 of 100 visitors may be at most this many times the stable release's. */
  timeFactor: number;
  /** Load times up to this are always good enough, in ms. */
  goodTime: number;
  /**
   * The number of standard deviations above the crashes that the stable release makes us expect. Chance alone stays
   * below it.
   */
  crashDeviations: number;
}

export const defaultBudget: CanaryBudget = {
  leastVisitors: 20,
  errorRate: 0.05,
  timeFactor: 2,
  goodTime: 1_600,
  crashDeviations: 3,
};

export type CanaryFault = 'crashes' | 'error-rate' | 'load-time';

export type CanaryVerdict = { ok: true } | { ok: false; reason: CanaryFault };

const visitorsOf = (sample: VisitorSample) => counted(sample, ({ visitors }) => visitors);
const affectedOf = (sample: VisitorSample) => counted(sample, ({ crashed }) => crashed);
const loadsOf = (sample: VisitorSample) => counted(sample, ({ times }) => times.length);

const crashesIn = (sample: VisitorSample): Part =>
  partWithoutExtremes(
    sample,
    ({ visitors }) => visitors,
    ({ crashed }) => crashed,
  );

const errorsIn = (sample: VisitorSample): Part =>
  partWithoutExtremes(
    sample,
    ({ visitors }) => visitors,
    ({ unloaded }) => unloaded,
  );

/** Tells whether these crashes are more than a release would have that crashes as often as the stable one. */
function crashesMore(canary: Part, stable: Part, deviations: number): boolean {
  const expected = canary.of * rateOf(stable);
  const spread = Math.sqrt(expected * (1 + canary.of / Math.max(1, stable.of)));
  return canary.affected > expected + deviations * spread;
}

/**
 * Decides whether a canary may go on: pure. Without visitors of the stable release, the canary is compared with a sound
 * release.
 */
export function judgeCanary(
  canary: VisitorSample,
  stable: VisitorSample,
  budget: CanaryBudget = defaultBudget,
): CanaryVerdict {
  const { leastVisitors, errorRate, timeFactor, goodTime, crashDeviations } = budget;
  const baseline = visitorsOf(stable) < leastVisitors ? [] : stable;
  if (affectedOf(canary) >= leastVisitors && crashesMore(crashesIn(canary), crashesIn(baseline), crashDeviations))
    return { ok: false, reason: 'crashes' };
  if (visitorsOf(canary) < leastVisitors) return { ok: true };
  if (rateOf(errorsIn(canary)) > rateOf(errorsIn(baseline)) + errorRate) return { ok: false, reason: 'error-rate' };
  const stableTime = loadsOf(stable) < leastVisitors ? 0 : (usualTime(stable) ?? 0);
  if ((usualTime(canary) ?? 0) > Math.max(goodTime, stableTime * timeFactor)) return { ok: false, reason: 'load-time' };
  return { ok: true };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The figures of a release for the audit: the judged rates and time. */
export function canarySummary(sample: VisitorSample) {
  const sum = (count: (group: VisitorSample[number]) => number) =>
    sample.reduce((total, group) => total + group.addresses * count(group), 0);
  return {
    visitors: sum(({ visitors }) => visitors),
    addresses: sum(() => 1),
    failed: sum(({ failed }) => failed),
    fellBack: sum(({ fellBack }) => fellBack),
    crashed: sum(({ crashed }) => crashed),
    errorRate: rounded(rateOf(errorsIn(sample))),
    crashRate: rounded(rateOf(crashesIn(sample))),
    p95: usualTime(sample) ?? null,
  };
}

export type CanarySummary = ReturnType<typeof canarySummary>;
