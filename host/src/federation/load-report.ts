import type { LoadReport } from '@portal/shared/boot';
import { sendReport } from './report';

/** The longest text that the gateway takes. */
const maxReasonLength = 120;

/** Tells the gateway how a remote came on screen. */
export function reportLoad(report: Omit<LoadReport, 'reason'>, cause?: unknown): void {
  const reason = cause === undefined ? {} : { reason: String(cause).slice(0, maxReasonLength) };
  sendReport({ ...report, ...reason, ms: Math.round(report.ms) });
}
