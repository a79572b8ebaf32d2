import { expect, test } from '@jest/globals';
import { newTrace, readTraceparent, traceparentOf } from './trace';

const traceId = '7f3a91c2b4d0e5f60718293a4b5c6d7e';
const spanId = 'b7ad6b7169203331';

test('a header in the form of W3C Trace Context is read', () => {
  expect(readTraceparent(`00-${traceId}-${spanId}-00`)).toEqual({ traceId, spanId, sampled: false });
  expect(readTraceparent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId, sampled: true });
  // A later version may say more.
  expect(readTraceparent(`01-${traceId}-${spanId}-01-more`)).toEqual({ traceId, spanId, sampled: true });
});

test.each([
  ['nothing', undefined],
  ['two headers', [`00-${traceId}-${spanId}-00`, `00-${traceId}-${spanId}-00`]],
  ['no form', 'call-20261121-0001'],
  ['large letters', `00-${traceId.toUpperCase()}-${spanId}-00`],
  ['a trace id of zeros', `00-${'0'.repeat(32)}-${spanId}-00`],
  ['a span id of zeros', `00-${traceId}-${'0'.repeat(16)}-00`],
  ['a version that there never is', `ff-${traceId}-${spanId}-00`],
  ['more than version 00 has', `00-${traceId}-${spanId}-00-more`],
  ['a short trace id', `00-${traceId.slice(1)}-${spanId}-00`],
  ['a line break', `00-${traceId}-${spanId}-00\n`],
  ['a text without end', `01-${traceId}-${spanId}-01-${'x'.repeat(10_000)}`],
])('%s is no trace', (_, header) => {
  expect(readTraceparent(header)).toBeUndefined();
});

test('a trace that begins here can be passed on, and no two are the same', () => {
  const traces = Array.from({ length: 1000 }, newTrace);
  expect(new Set(traces.map((trace) => trace.traceId.slice(0, 12))).size).toBe(1000);
  for (const trace of traces) expect(readTraceparent(traceparentOf(trace))).toEqual(trace);
});
