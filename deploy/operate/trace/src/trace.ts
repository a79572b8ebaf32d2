import { randomUUID } from 'node:crypto';

/** What one request is known by in every process that it goes through, in the terms of W3C Trace Context. */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits: the span under which the work that follows falls. */
  readonly spanId: string;
  /** Whether spans of it are recorded. */
  readonly sampled: boolean;
}

/** Later versions may say more behind the flags. */
const form = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/;
/** No program needs more of it, and a longer one would only cost time. */
const longest = 256;

/** Reads a `traceparent` header; undefined if it has not the form. */
export function readTraceparent(header: unknown): Trace | undefined {
  if (typeof header !== 'string' || header.length > longest || !form.test(header)) return undefined;
  if (header.startsWith('00') && header.length !== 55) return undefined;
  const sampled = (Number.parseInt(header.slice(53, 55), 16) & 1) === 1;
  return { traceId: header.slice(3, 35), spanId: header.slice(36, 52), sampled };
}

export function traceparentOf({ traceId, spanId, sampled }: Trace): string {
  return `00-${traceId}-${spanId}-0${sampled ? 1 : 0}`;
}

/**
 * A trace that begins here. A UUID is 122 random bits from a store, so it is cheap. No span of it is recorded yet, so the
 * id of its span is any.
 */
export function newTrace(): Trace {
  const traceId = randomUUID().replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16), sampled: false };
}
