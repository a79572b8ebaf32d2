import type { LoadReport } from '@portal/shared/boot';
import { loadFaultOf } from './load-fault';
import { sendReport } from './report';

/** Tells the gateway how a remote came on screen. */
export function reportLoad(report: Omit<LoadReport, 'fault'>, cause?: unknown): void {
  const fault = cause === undefined ? {} : { fault: loadFaultOf(cause) };
  sendReport({ ...report, ...fault, ms: Math.round(report.ms) });
}
