/**
 * The number of a request, such as `7f3a-91c2-b4d0`: the beginning of its trace id (W3C Trace Context). It stands on the
 * card of a failure, in the servers' logs and in traces.
 */
export const requestNumber = (traceId: string): string => traceId.slice(0, 12).replace(/(.{4})(?=.)/g, '$1-');
