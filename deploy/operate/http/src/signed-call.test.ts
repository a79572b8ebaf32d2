import { expect, test } from '@jest/globals';
import { isSigned, signedHeaders } from './signed-call';

const key = { keyId: 'portal', secret: 'a secret that both know' };
const call = { method: 'POST', path: '/bank/pay', body: '{"cents":7}' };
const now = 1_790_000_000_000;
const headers = signedHeaders(key, call, now);

test('a call is known by its signature for five minutes', () => {
  expect(isSigned(key, headers, call, now)).toBe(true);
  expect(isSigned(key, headers, call, now + 299_000)).toBe(true);
  expect(isSigned(key, headers, call, now + 301_000)).toBe(false);
  expect(isSigned(key, headers, call, now - 301_000)).toBe(false);
});

test.each([
  ['another body', key, headers, { ...call, body: '{"cents":70}' }],
  ['another path', key, headers, { ...call, path: '/bank/pay?x' }],
  ['another method', key, headers, { ...call, method: 'PUT' }],
  ['another secret', { ...key, secret: 'guessed' }, headers, call],
  ['another key', { ...key, keyId: 'other' }, headers, call],
  ['another time', key, { ...headers, 'x-port-time': String(now + 1) }, call],
  ['no signature', key, { ...headers, 'x-port-signature': undefined }, call],
  ['a short signature', key, { ...headers, 'x-port-signature': 'x' }, call],
])('%s is refused', (_, ours, given, sent) => {
  expect(isSigned(ours, given, sent, now)).toBe(false);
});
