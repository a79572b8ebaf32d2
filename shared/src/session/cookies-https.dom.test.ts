/** @jest-environment-options {"url": "https://portal.test/"} */
import { expect, jest, test } from '@jest/globals';
import { writeTokens } from './cookies';
import { tokens } from './testing/samples';

test('on https no cookie travels in the clear', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  writeTokens(tokens('a'), 'browser');
  expect(set.mock.calls).toHaveLength(3);
  for (const [text] of set.mock.calls) expect(text).toMatch(/; sameSite=Lax; secure$/);
});
