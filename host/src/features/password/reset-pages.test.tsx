import '../../testing/mock-surroundings';

import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { pass, user } from '@portal/shared/testing/fake-clock';
import { cleanup, screen } from '@testing-library/react';
import { answer, forgetCalls, inputsOf, refuse } from '../../testing/fake-api';
import { renderPages, writeBoot } from '../../testing/render-pages';
import { Component as AccountPage } from './reset-account-page';
import { Component as CompletePage } from './reset-complete-page';
import { Component as PasswordPage } from './reset-password-page';

const phone = '13800000001';
const chosen = 'Portal@2027x';
// Start at the real clock's time, as jsdom drops cookies by the real clock.
let now = Date.now();

beforeAll(() => writeBoot());
beforeEach(() => {
  now += 3_600_000;
  jest.useFakeTimers({ now });
  forgetCalls();
  answer('loginSmsToken', 'click-token');
  answer('sendVisitorCode', { sendCodeInterval: 60 });
  answer('passwordResetCheck', {
    resetToken: 'reset-token',
    mobile: '138****0001',
    passwordRuleList: ['10', '20', '30', '40'],
    expiresIn: 600,
  });
  answer('passwordResetSubmit', null);
  answer('checkPasswordSecurity', null);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const settle = async () => {
  for (let step = 0; step < 4; step += 1) await pass(50);
};
const press = async (name: string | RegExp) => {
  await user().click(screen.getByRole('button', { name }));
  await settle();
};
const type = async (label: string, text: string) => {
  await user().click(screen.getByLabelText(label));
  await user().paste(text);
};

async function open(address: string) {
  const view = renderPages(
    [
      { path: '/resetpwd/account', Component: AccountPage },
      { path: '/resetpwd/reset', Component: PasswordPage },
      { path: '/resetpwd/complete', Component: CompletePage },
    ],
    address,
  );
  await settle();
  return view.router;
}

async function proveNumber() {
  const router = await open('/resetpwd/account');
  await type('手机号码', phone);
  await press(/点击完成验证/);
  await press('获取验证码');
  await type('短信验证码', '123456');
  await press('下一步');
  return router;
}

async function choose(password: string, again: string) {
  await type('新密码', password);
  await type('确认新密码', again);
  await press('重置密码');
}

test('three steps lead to the login', async () => {
  const router = await proveNumber();
  expect(inputsOf('sendVisitorCode')[0]?.body).toMatchObject({ mobile: phone, purpose: 'resetPassword' });
  expect(router.state.location.pathname).toBe('/resetpwd/reset');
  expect(screen.getByText(/138\*\*\*\*0001/)).toBeTruthy();

  await choose(chosen, chosen);
  expect(inputsOf('passwordResetSubmit')[0]?.body).toMatchObject({
    resetToken: 'reset-token',
    newPwd: chosen,
    reNewPwd: chosen,
  });
  expect(router.state.location.pathname).toBe('/resetpwd/complete');
  expect(screen.getByText('密码重置成功，其他设备已退出登录')).toBeTruthy();
  expect(screen.getByRole('link', { name: '立即登录' })).toBeTruthy();

  for (let second = 0; second < 6; second += 1) await pass(1_000);
  expect(router.state.location.pathname).toBe('/login');
});

test('the server judges a password once it is left, before it is sent', async () => {
  refuse('checkPasswordSecurity', '密码过于常见', { fields: { password: '密码过于常见' } });
  await proveNumber();
  await type('新密码', chosen);
  await user().tab();
  await settle();
  expect(screen.getByText('密码过于常见')).toBeTruthy();
  expect(inputsOf('passwordResetSubmit')).toEqual([]);
});

test('every number reads the same after the code button: nobody learns whether it is known', async () => {
  await open('/resetpwd/account');
  await type('手机号码', phone);
  await press(/点击完成验证/);
  expect(screen.queryByText('若该号码已注册，您将收到短信验证码')).toBeNull();
  await press('获取验证码');
  expect(screen.getByText('若该号码已注册，您将收到短信验证码').role).toBe('status');
  expect(screen.queryByText('验证码已发送')).toBeNull();
});

test('the code button waits 120 seconds', async () => {
  await open('/resetpwd/account');
  await type('手机号码', phone);
  await press(/点击完成验证/);
  await press('获取验证码');
  expect(screen.getByText('已发送(120)')).toBeTruthy();
});

test('a wrong code keeps the number', async () => {
  refuse('passwordResetCheck', '验证码错误或已失效');
  const router = await proveNumber();
  expect(router.state.location.pathname).toBe('/resetpwd/account');
  expect((screen.getByLabelText('手机号码') as HTMLInputElement).value).toBe(phone);
  expect((screen.getByLabelText('短信验证码') as HTMLInputElement).value).toBe('');
});

test('the new password follows the rules and is typed twice', async () => {
  await proveNumber();
  await choose('weak', 'other');
  expect(screen.getByText('密码10-16位，包含大写字母、小写字母、数字、特殊字符')).toBeTruthy();
  expect(screen.getByText('两次输入密码不一致!')).toBeTruthy();
  expect(screen.getByText('请校验表单')).toBeTruthy();
  expect(inputsOf('passwordResetSubmit')).toEqual([]);
});

test('without a verification, or after ten minutes, there is nothing to set', async () => {
  await open('/resetpwd/reset');
  expect(screen.getByText('验证已失效，请重新验证')).toBeTruthy();
  cleanup();
  await proveNumber();
  await pass(600_000);
  expect(screen.getByText('验证已失效，请重新验证')).toBeTruthy();
  expect(screen.getByRole('link', { name: '重新验证' }).getAttribute('href')).toBe('/resetpwd/account');
});

test('who has set no password is not congratulated but begins at the first step', async () => {
  const router = await open('/resetpwd/complete');
  expect(router.state.location.pathname).toBe('/resetpwd/account');
  expect(screen.queryByText('密码重置成功，其他设备已退出登录')).toBeNull();
});
