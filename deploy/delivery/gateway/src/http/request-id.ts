import { newRequestId } from '@portal/http';

const acceptable = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The caller's request id if it may stand in a log, otherwise a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && acceptable.test(header) ? header : newRequestId();
}
