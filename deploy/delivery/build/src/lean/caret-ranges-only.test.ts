import { expect, test } from '@jest/globals';
import { satisfy } from './caret-ranges-only';

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.10.0', '^1.9.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['19.3.1', '^19.0.0', true],
  ['0.2.9', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['0.0.0', '^0.0.0', true],
  ['1.2.3-rc.1', '^1.2.3', true],
])('a host with %s serves a remote that wants %s: %s', (version, range, served) => {
  expect(satisfy(version, range)).toBe(served);
});

test.each([
  ['1.2.3', '<=1.2.3', true],
  ['1.2.3', '<=1.10.0', true],
  ['1.10.0', '<=1.9.9', false],
])('%s is %s: %s', (version, range, is) => {
  expect(satisfy(version, range)).toBe(is);
});
