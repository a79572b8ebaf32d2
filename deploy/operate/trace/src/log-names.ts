import { requestNumber } from '@portal/shared/contract/request-number';
import { runningTrace } from './running';

/** What a log line says of the request for which it is written. */
export function logNames(): { number?: string } {
  const trace = runningTrace();
  return trace ? { number: requestNumber(trace.traceId) } : {};
}
