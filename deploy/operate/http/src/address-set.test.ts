import { expect, test } from '@jest/globals';
import { addressSet } from './address-set';

const isStream = addressSet(['/api/event/stream']);

test.each(['/api/event/stream', '/api/event/stream?ticket=1', '/api/event/stre%61m', '/api/event%2Fstream?x=%'])(
  '%s is one of them',
  (url) => expect(isStream(url)).toBe(true),
);

test.each([
  undefined,
  '',
  '/',
  '/api/event/stream/',
  '/api/event/stream2',
  '/API/event/stream',
  '/%zz',
  '/api?/event/stream',
])('%s is none', (url) => expect(isStream(url)).toBe(false));
