import { bootDocument, gatewayAddresses, type PageReport } from '@portal/shared/boot';

/** The report as it is sent, with the page's ticket for the release. */
export const reportText = (report: PageReport): string =>
  JSON.stringify({ ...report, ticket: bootDocument().tickets?.[report.slot] });

/**
 * Tells the gateway how a release does, so that a bad one is noticed. Nobody waits for it. The gateway believes the
 * report because it has this page's ticket for that release.
 */
export function sendReport(report: PageReport): void {
  try {
    navigator.sendBeacon?.(gatewayAddresses.reports, reportText(report));
  } catch {
    // If a browser forbids the report, the customer goes on all the same.
  }
}
