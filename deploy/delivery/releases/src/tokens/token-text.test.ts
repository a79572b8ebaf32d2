import { expect, test } from '@jest/globals';
import { mayBeToken, newTokenText } from './token-text';

test('[threat: guessed deploy token] a new token is one; with any character changed or missing it is none', () => {
  const token = newTokenText();
  expect(mayBeToken(token)).toBe(true);
  for (let at = 7; at < token.length; at += 1)
    expect(mayBeToken(`${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`)).toBe(false);
});

test("one of the time before there were checks, and the operator's own, may be tokens", () => {
  for (const token of [`portal_${'a-_9'.repeat(10)}abc`, '3f'.repeat(32), 'c2VjcmV0/+=='.repeat(3)])
    expect(mayBeToken(token)).toBe(true);
});

test.each(['', 'portal_', 'portal_wrong', 'x'.repeat(31), 'x'.repeat(501), 'ä'.repeat(40), `${'x'.repeat(40)} x`])(
  '%j can be none',
  (text) => {
    expect(mayBeToken(text)).toBe(false);
  },
);
