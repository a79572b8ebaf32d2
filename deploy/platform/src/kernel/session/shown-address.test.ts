import { expect, test } from '@jest/globals';
import { shownAddress } from './shown-address';

test.each([
  ['::1', '本机'],
  ['127.0.0.1', '本机'],
  ['::ffff:127.0.0.1', '本机'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
])('%s is shown as %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});
