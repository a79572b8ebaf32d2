import '@portal/shared/testing/mock-api';

import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError } from '@portal/shared/api';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { Dialog } from '@portal/shared/ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../testing/signed-in';
import type { SmsPurpose } from './sms-code-field';
import { SmsConfirmDialog } from './sms-confirm-dialog';

jest.setTimeout(30_000);

beforeAll(Dialog.load);
beforeEach(() => {
  sessionStorage.clear();
  forgetCalls();
  signIn();
  answer('sendPersonalCode', { sendCodeInterval: 60 });
});
afterEach(cleanup);

function open(onSubmit: (code: string) => Promise<unknown> = async () => null, purpose: SmsPurpose = 'employee') {
  const onClose = jest.fn();
  renderAt(
    '/',
    <SmsConfirmDialog open purpose={purpose} action="确认新增" onSubmit={onSubmit} onClose={onClose}>
      <p>新增人员“张三”</p>
    </SmsConfirmDialog>,
  );
  return { onClose };
}
const field = () => screen.getByLabelText('短信验证码');
const confirm = () => userEvent.click(screen.getByRole('button', { name: '确认新增' }));

test('says what for and to which number, sends for the purpose, and hands the code over', async () => {
  const onSubmit = jest.fn(async (_code: string) => null);
  open(onSubmit);
  expect(screen.getByText('新增人员“张三”')).toBeTruthy();
  expect(screen.getByText(/138\*\*\*\*0001/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(inputsOf('sendPersonalCode')[0]?.body.purpose).toBe('employee'));
  expect(await screen.findByText('验证码已发送')).toBeTruthy();
  await userEvent.type(field(), '123456');
  await confirm();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('123456'));
});

test('no code or half a code goes nowhere', async () => {
  const onSubmit = jest.fn(async (_code: string) => null);
  open(onSubmit);
  await confirm();
  expect(await screen.findByText('验证码不能为空')).toBeTruthy();
  await userEvent.type(field(), '123');
  await confirm();
  expect(await screen.findByText('请输入6位数字验证码')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a wrong code: the sentence under the field, what was typed stays, the dialog too', async () => {
  const wrong = '验证码错误或已失效';
  const { onClose } = open(async () => {
    throw new ApiError(wrong, { kind: 'refused', fields: { code: wrong } });
  });
  await userEvent.type(field(), '123456');
  await confirm();
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect((field() as HTMLInputElement).value).toBe('123456');
  expect(onClose).not.toHaveBeenCalled();
});

test('any other refusal stands above the buttons', async () => {
  open(async () => {
    throw new ApiError('您没有权限进行此操作', { kind: 'refused' });
  });
  await userEvent.type(field(), '123456');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toContain('您没有权限进行此操作');
});

test('a code that could not be sent: why, and the button is free again', async () => {
  refuse('sendPersonalCode', '验证码发送过于频繁，请30秒后再试');
  // Of its own purpose: the deadline of the one sent above outlives the dialog.
  open(async () => null, 'sign');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('验证码发送过于频繁，请30秒后再试')).toBeTruthy();
  expect(screen.queryByText(/已发送/)).toBeNull();
});
