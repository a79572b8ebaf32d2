import { expect, test } from '@jest/globals';
import { readVerified, verifiedFrom } from './reset-verified';

const reply = { resetToken: 'token-12345678', mobile: '138****0001', passwordRuleList: ['10'], expiresIn: 600 };

test('a verification holds for its ten minutes', () => {
  const verified = verifiedFrom(reply, 1_000);
  expect(readVerified(verified, 1_000 + 599_999)).toEqual(verified);
  expect(readVerified(verified, 1_000 + 600_000)).toBeNull();
});

test.each([null, undefined, {}, { resetToken: 1, validUntil: 9e15 }, 'text'])('%p is none', (state) => {
  expect(readVerified(state, 0)).toBeNull();
});
