import { gatewayAddresses, type LoadReport } from '@portal/shared/boot';

/** What the gateway takes at most. */
const longestReason = 120;

const reasonOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).slice(0, longestReason);

/** Tells the gateway how a remote came on screen, so that a bad release is noticed. Nobody waits for it. */
export function reportLoad(report: Omit<LoadReport, 'reason'>, cause?: unknown): void {
  const full: LoadReport = cause === undefined ? report : { ...report, reason: reasonOf(cause) };
  try {
    navigator.sendBeacon?.(gatewayAddresses.reports, JSON.stringify({ ...full, ms: Math.round(full.ms) }));
  } catch {
    // A browser that forbids it keeps its customer.
  }
}
