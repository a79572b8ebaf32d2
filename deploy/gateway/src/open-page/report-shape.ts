import type { LoadReport } from '@portal/shared/open-page';

const safeName = /^[a-z0-9][a-z0-9._-]{0,63}$/;
const outcomes: readonly string[] = ['loaded', 'failed', 'fell-back'] satisfies LoadReport['outcome'][];
const longestReason = 120;
const longestLoad = 600_000;
const mostTries = 20;

const isName = (value: unknown): value is string => typeof value === 'string' && safeName.test(value);
const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= most;

/** A report as a page sent it; undefined where it is none. Anybody can send anything: nothing else of it is kept. */
export function loadReportOf(sent: unknown): LoadReport | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const { slot, package: packageName, build, ms, tries, outcome, reason } = sent as Record<string, unknown>;
  if (!isName(slot) || !isName(packageName) || !isName(build)) return undefined;
  if (!isCount(ms, longestLoad) || !isCount(tries, mostTries)) return undefined;
  if (typeof outcome !== 'string' || !outcomes.includes(outcome)) return undefined;
  if (reason !== undefined && typeof reason !== 'string') return undefined;
  return {
    slot,
    package: packageName,
    build,
    ms,
    tries,
    outcome: outcome as LoadReport['outcome'],
    ...(reason ? { reason: reason.replace(/[\p{C}]/gu, ' ').slice(0, longestReason) } : {}),
  };
}
