import { runningTrace } from './running';
import { newTrace, traceparentOf } from './trace';

/** The header by which the next process knows the request for which it is asked. */
export function outgoingTrace(): { traceparent: string } {
  return { traceparent: traceparentOf(runningTrace() ?? newTrace()) };
}
