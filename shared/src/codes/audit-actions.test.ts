import { expect, test } from '@jest/globals';
import { auditActionLabel, auditActionOptions, auditActions } from './audit-actions';

test.each([
  ['login', '登录'],
  ['code.login', '发送验证码'],
  ['codeCheck.login', '验证码错误'],
  ['of.a.later.release', 'of.a.later.release'],
  ['toString', 'toString'],
])('%s is read as %s', (action, label) => {
  expect(auditActionLabel(action)).toBe(label);
});

test('a list offers every act once, each with a name in Chinese', () => {
  const values = auditActionOptions.map(({ value }) => value);
  expect(values).toEqual([...Object.keys(auditActions), 'code.', 'codeCheck.']);
  for (const { label } of auditActionOptions) expect(label).toMatch(/\p{Script=Han}/u);
});
