import { bootDocument, type CrashReport, gatewayAddresses, type LoadReport } from '@portal/shared/boot';

/**
 * Tells the gateway how a release does, so that a bad one is noticed. Nobody waits for it. It is believed by the ticket
 * that this page has for the very release.
 */
export function sendReport(report: LoadReport | CrashReport): void {
  try {
    const ticket = bootDocument().tickets?.[report.slot];
    navigator.sendBeacon?.(gatewayAddresses.reports, JSON.stringify({ ...report, ticket }));
  } catch {
    // A browser that forbids it keeps its customer.
  }
}
