export { logNames } from './log-names';
export { outgoingTrace } from './outgoing';
export { followRequests, numberRequest } from './request-trace';
export { runFor, runningTrace } from './running';
export {
  type Attributes,
  beginSpan,
  failureName,
  goOnWith,
  inSpan,
  type Recorder,
  recordBy,
  type Span,
} from './span';
export { readTraceparent, type Trace, traceparentOf } from './trace';
