import { bootDocument, type CrashReport, gatewayAddresses, type LoadReport } from '@portal/shared/boot';

/**
 * Tells the gateway how a release does, so that a bad one is noticed. Nobody waits for it. The gateway believes the
 * report because it has this page's ticket for that release.
 */
export function sendReport(report: LoadReport | CrashReport): void {
  try {
    const ticket = bootDocument().tickets?.[report.slot];
    navigator.sendBeacon?.(gatewayAddresses.reports, JSON.stringify({ ...report, ticket }));
  } catch {
    // If a browser forbids the report, the customer goes on all the same.
  }
}
