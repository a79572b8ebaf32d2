import { expect, test } from '@jest/globals';
import { checkTypeLabels, checkTypes, checkTypesFor, loginTypeLabels, loginTypeOf, loginTypes } from './login-codes';

test.each([
  ['10', 'success'],
  ['20', 'credentials'],
  ['30', 'securityCheck'],
  ['40', 'firstPasswordChange'],
  ['50', 'passwordTip'],
] as const)('"Login types 10, 20, 30, 40, 50": %s is %s, as a number too', (code, name) => {
  expect(loginTypeOf(code)).toBe(name);
  expect(loginTypeOf(Number(code))).toBe(name);
  expect(loginTypes[name]).toBe(code);
  expect(loginTypeLabels[name]).toMatch(/^\p{Script=Han}+$/u);
});

test.each(['60', '', 'locked', 0, null, undefined])(
  '"others (for example locked)": %p means to show the message and wait',
  (code) => expect(loginTypeOf(code)).toBe('locked'),
);

test('"Check types: 10 password, 20 SMS code"', () => {
  expect(checkTypes).toEqual({ password: '10', smsCode: '20' });
  expect(checkTypeLabels).toEqual({ password: '登录密码', smsCode: '短信验证码' });
});

test('"10: a dialog offers password or SMS-code verification", "20: the dialog shows only the SMS-code option"', () => {
  expect(checkTypesFor('10')).toEqual(['password', 'smsCode']);
  expect(checkTypesFor(20)).toEqual(['smsCode']);
});

test('"Other results: the server message is shown"', () => {
  expect(checkTypesFor('30')).toEqual([]);
  expect(checkTypesFor(null)).toEqual([]);
});
