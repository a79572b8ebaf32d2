import { runningTrace } from './running';
import { numberOf } from './trace';

/** What a log line says of the request for which it is written. */
export function logNames(): { number?: string } {
  const trace = runningTrace();
  return trace ? { number: numberOf(trace.traceId) } : {};
}
