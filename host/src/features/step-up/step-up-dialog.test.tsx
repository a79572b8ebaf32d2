import '../../testing/mock-surroundings';

import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { StepUpAsked } from '@portal/shared/contract';
import { enterSession, leaveSession } from '@portal/shared/session';
import { pass, user } from '@portal/shared/testing/fake-clock';
import { Dialog, PortalConfig } from '@portal/shared/ui';
import { act, cleanup, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { tokens } from '../../testing/company';
import { answer, forgetCalls, inputsOf, refuse } from '../../testing/fake-api';
import { renderPages, writeBoot } from '../../testing/render-pages';
import { askStepUp, onStepUpAsked, stepUpAsked } from './asked';
import { StepUpDialog } from './step-up-dialog';

const employees: StepUpAsked = {
  kind: 'employees',
  act: '管理企业人员',
  checkType: '10',
  userMobile: '138****0001',
};
// Start at the real clock's time, as jsdom drops cookies by the real clock.
let now = Date.now();

jest.setTimeout(60_000);
beforeAll(async () => {
  writeBoot();
  await Dialog.load();
});
beforeEach(() => {
  now += 3_600_000;
  jest.useFakeTimers({ now });
  forgetCalls();
  enterSession(tokens);
  answer('stepUpSend', { sendCodeInterval: 60 });
  answer('stepUpProve', { proven: true, msg: '验证成功', passwordEnterInterval: 0 });
});
afterEach(() => {
  cleanup();
  leaveSession();
  jest.useRealTimers();
});

function Page() {
  const asked = useSyncExternalStore(onStepUpAsked, stepUpAsked);
  return (
    <PortalConfig>
      <h1>人员管理</h1>
      <input aria-label="姓名" />
      {asked && <StepUpDialog asked={asked} />}
    </PortalConfig>
  );
}

const settle = (milliseconds = 250) => pass(milliseconds);
const press = async (name: string | RegExp) => {
  await user().click(screen.getByRole('button', { name }));
  await settle();
};
const dialog = () => screen.queryByRole('dialog', { name: '身份验证' });
const password = () => screen.getByLabelText<HTMLInputElement>('登录密码', { selector: 'input[type="password"]' });

async function open(asked = employees) {
  const page = renderPages([{ path: '/center/crm/employee', Component: Page }], '/center/crm/employee');
  await user().type(screen.getByLabelText('姓名'), '张三');
  const answered: boolean[] = [];
  await act(async () => void askStepUp(asked).then((proven) => answered.push(proven)));
  await settle();
  return { answered, ...page };
}

test('says what it is for, and takes the password', async () => {
  const { answered } = await open();
  expect(dialog()?.textContent).toContain('您正在管理企业人员');
  expect(document.activeElement).toBe(password());
  await user().type(password(), 'Portal@2026x{Enter}');
  await settle();
  expect(inputsOf('stepUpProve')[0]?.body).toMatchObject({
    kind: 'employees',
    checkType: '10',
    passWord: 'Portal@2026x',
  });
  expect(answered).toEqual([true]);
  expect(dialog()).toBeNull();
});

test('what was typed stays, and the focus comes back', async () => {
  const { answered } = await open();
  await press('取消');
  expect(answered).toEqual([false]);
  expect(document.activeElement).toBe(screen.getByLabelText('姓名'));
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('张三');
});

test('Escape is 取消', async () => {
  const { answered } = await open();
  await user().keyboard('{Escape}');
  await settle();
  expect(answered).toEqual([false]);
});

test('takes a code that was sent for this kind of act, and counts 60 seconds', async () => {
  const { answered } = await open();
  await user().click(screen.getByRole('radio', { name: '短信验证码' }));
  await settle();
  expect(dialog()?.textContent).toContain('138****0001');
  await press('获取验证码');
  expect(inputsOf('stepUpSend')[0]?.body).toMatchObject({ kind: 'employees' });
  expect(screen.getByText('已发送(60)')).toBeTruthy();
  await user().type(screen.getByPlaceholderText('请输入6位短信验证码'), '123456');
  await press('确认');
  expect(inputsOf('stepUpProve')[0]?.body).toMatchObject({ checkType: '20', mobileCode: '123456' });
  expect(answered).toEqual([true]);
});

test('an operator who takes codes only leaves no choice', async () => {
  await open({ ...employees, checkType: '20' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByPlaceholderText('请输入6位短信验证码')).toBeTruthy();
});

test('a wrong password: the sentence, an empty field with the focus, and a wait', async () => {
  answer('stepUpProve', { proven: false, msg: '登录密码错误，您还可尝试4次', passwordEnterInterval: 2 });
  const { answered } = await open();
  await user().type(password(), 'Wrong@2026xx');
  await press('确认');
  expect(screen.getByRole('alert').textContent).toContain('登录密码错误，您还可尝试4次');
  expect(password().value).toBe('');
  expect(document.activeElement).toBe(password());
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: /^确认/ });
  expect(confirm.textContent).toContain('2 秒后重试');
  expect(confirm.disabled).toBe(true);
  await settle(2_100);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '确认' }).disabled).toBe(false);
  expect(answered).toEqual([]);
});

test('nothing typed goes nowhere', async () => {
  await open();
  await press('确认');
  await settle();
  expect(screen.getByText('请输入登录密码')).toBeTruthy();
  expect(inputsOf('stepUpProve')).toEqual([]);
});

test('a code that could not be sent: why, and the button is free again', async () => {
  refuse('stepUpSend', '验证码发送过于频繁，请30秒后再试');
  await open({ ...employees, kind: 'accounts', checkType: '20' });
  await press('获取验证码');
  expect(screen.getByText('验证码发送过于频繁，请30秒后再试')).toBeTruthy();
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeTruthy();
});

test('while the server looks, nothing can be pressed twice or closed', async () => {
  let reply: () => void = () => undefined;
  answer(
    'stepUpProve',
    () =>
      new Promise((resolve) => {
        reply = () => resolve({ proven: true, msg: '', passwordEnterInterval: 0 });
      }),
  );
  const { answered } = await open();
  await user().type(password(), 'Portal@2026x{Enter}');
  await settle();
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  await user().keyboard('{Escape}{Enter}');
  expect(inputsOf('stepUpProve')).toHaveLength(1);
  expect(answered).toEqual([]);
  reply();
  await settle();
  expect(answered).toEqual([true]);
});

test('whoever leaves the page no longer wants it', async () => {
  const { answered, router } = await open();
  await act(() => router.navigate('/login'));
  await settle();
  expect(answered).toEqual([false]);
  expect(stepUpAsked()).toBeNull();
});
