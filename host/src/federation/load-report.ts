import type { LoadReport } from '@portal/shared/boot';
import { sendReport } from './report';

/** What the gateway takes at most. */
const longestReason = 120;

/** Tells how a remote came on screen. */
export function reportLoad(report: Omit<LoadReport, 'reason'>, cause?: unknown): void {
  const reason = cause === undefined ? {} : { reason: String(cause).slice(0, longestReason) };
  sendReport({ ...report, ...reason, ms: Math.round(report.ms) });
}
