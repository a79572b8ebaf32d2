import { requestNumber } from '../contract/request-number';

export interface BegunTrace {
  /** Goes with the request: all servers name it by this. */
  readonly headers: { readonly traceparent: string };
  /** For the person, also if no answer comes. */
  readonly number: string;
}

/** Begins a trace for one request. `getRandomValues` is there without https, too. */
export function beginTrace(): BegunTrace {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    headers: { traceparent: `00-${digits.slice(0, 32)}-${digits.slice(32)}-00` },
    number: requestNumber(digits),
  };
}
