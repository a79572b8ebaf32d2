import type { CanarySummary } from '@portal/releases';

/** Says in words why a canary was rolled back by itself: pure. */

interface EndDetail {
  reason: string;
  canary: CanarySummary;
  stable: CanarySummary;
}

function isSummary(value: unknown): value is CanarySummary {
  return typeof value === 'object' && value !== null && 'visitors' in value && 'crashRate' in value;
}

function isEndDetail(detail: Record<string, unknown>): detail is Record<string, unknown> & EndDetail {
  return typeof detail.reason === 'string' && isSummary(detail.canary) && isSummary(detail.stable);
}

const percent = (rate: number) => `${Math.round(rate * 1000) / 10}%`;

const told: Record<string, (one: CanarySummary) => string> = {
  crashes: ({ visitors, crashed, crashRate }) => `${crashed} of ${visitors} visitors (${percent(crashRate)})`,
  'error-rate': ({ visitors, failed, fellBack, errorRate }) =>
    `${failed} failed and ${fellBack} fell back of ${visitors} visitors (${percent(errorRate)})`,
  'load-time': ({ visitors, p95 }) => `95% of ${visitors} visitors within ${p95 ?? '—'} ms`,
};

const heads: Record<string, string> = {
  crashes: 'it crashed',
  'error-rate': 'it did not load',
  'load-time': 'it was slow',
};

/** Undefined if the row says something else, or is older than the count of visitors. */
export function whyCanaryEnded(detail: Record<string, unknown> | null): string | undefined {
  if (!detail || !isEndDetail(detail)) return undefined;
  const { reason, canary, stable } = detail;
  const figures = told[reason];
  if (!figures) return undefined;
  const from = `from ${canary.addresses} ${canary.addresses === 1 ? 'address' : 'addresses'}`;
  return `${heads[reason]}: ${figures(canary)}, ${from}; the stable release ${figures(stable)}`;
}
