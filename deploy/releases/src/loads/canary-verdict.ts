import { attempts, errorRate, type LoadFigures, timeWithin } from './load-figures';

/** How much worse than the slot's own release a canary may be. */
export interface CanaryBudget {
  /** With fewer loads nothing is decided. */
  leastLoads: number;
  /** Above the stable release's error rate, 0 to 1. */
  errorRate: number;
  /** Times the stable release's load time, 95 of 100 loads. */
  timeFactor: number;
  /** Load times up to this are good enough whatever the stable release has, in ms. */
  goodTime: number;
}

export const defaultBudget: CanaryBudget = { leastLoads: 20, errorRate: 0.05, timeFactor: 2, goodTime: 1_600 };

export type CanaryVerdict = { ok: true } | { ok: false; reason: 'error-rate' | 'load-time' };

/** Whether a canary may go on: pure. Without loads of the stable release it is measured against a sound one. */
export function judgeCanary(
  canary: LoadFigures,
  stable: LoadFigures,
  budget: CanaryBudget = defaultBudget,
): CanaryVerdict {
  if (attempts(canary) < budget.leastLoads) return { ok: true };
  const stableErrors = attempts(stable) < budget.leastLoads ? 0 : errorRate(stable);
  if (errorRate(canary) > stableErrors + budget.errorRate) return { ok: false, reason: 'error-rate' };
  const time = timeWithin(canary, 0.95) ?? 0;
  const stableTime = stable.loaded < budget.leastLoads ? 0 : (timeWithin(stable, 0.95) ?? 0);
  if (time > Math.max(budget.goodTime, stableTime * budget.timeFactor)) return { ok: false, reason: 'load-time' };
  return { ok: true };
}
