import { describe, expect, test } from '@jest/globals';
import {
  clickVerified,
  lockFormInvalid,
  lockPassword,
  lockSmsCode,
  loginPassword,
  passwordComplexity,
  sentCode,
  sentCodeAfterClick,
} from './login';

test('"required (密码不能为空)"', () => {
  expect(loginPassword('')).toBe('密码不能为空');
  expect(loginPassword('x')).toBeNull();
});

describe('"10 to 16 characters including a digit, an upper-case letter, a lower-case letter and one of !@#$%^&*_", "Message: 密码必需由10到16位数字、大小写字母和特殊符号组成"', () => {
  const message = '密码必需由10到16位数字、大小写字母和特殊符号组成';

  test.each([
    'Portal@2026x',
    'Abcdefg1!x',
    'Abcdefg1_x123456',
    ...[...'!@#$%^&*_'].map((special) => `Abcdefgh1${special}`),
  ])('%s is good', (value) => expect(passwordComplexity(value)).toBeNull());

  test.each([
    'Abcdef1!x',
    'Abcdefg1_x1234567',
    'abcdefg1!x',
    'ABCDEFG1!X',
    'Abcdefgh!x',
    'Abcdefg12x',
    'Abcdefg1-x',
    'Abcdefg1+x',
  ])('%s is not', (value) => expect(passwordComplexity(value)).toBe(message));

  test('nothing typed is not its business', () => expect(passwordComplexity(undefined)).toBeNull());
});

describe('codes', () => {
  test('"required (验证码不能为空)"', () => {
    expect(sentCode(' ')).toBe('验证码不能为空');
    expect(sentCode('123456')).toBeNull();
  });

  test('"The slider click must be done first (请点击完成验证)"', () => {
    expect(clickVerified(null)).toBe('请点击完成验证');
    expect(clickVerified('token')).toBeNull();
    let token: string | null = null;
    const rule = sentCodeAfterClick(() => token);
    expect(rule('123456')).toBe('请点击完成验证');
    expect(rule('')).toBe('请点击完成验证');
    token = 'token';
    expect(rule('')).toBe('验证码不能为空');
    expect(rule('123456')).toBeNull();
  });
});

test('timeout dialog: "please enter login password", "please enter mobile SMS verification code", "please check the form"', () => {
  expect(lockPassword('')).toBe('请输入登录密码');
  expect(lockPassword('x')).toBeNull();
  expect(lockSmsCode('')).toBe('请输入手机短信验证码');
  expect(lockSmsCode('1')).toBeNull();
  expect(lockFormInvalid).toBe('请检查表单');
});
