import { expect, test } from '@jest/globals';
import { beginTrace } from './begun-trace';

test('a trace has the form of W3C Trace Context, and the number is its beginning', () => {
  const { headers, number } = beginTrace();
  expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(number).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/);
  expect(headers.traceparent.slice(3, 15)).toBe(number.replaceAll('-', ''));
  expect(beginTrace().number).not.toBe(number);
});
