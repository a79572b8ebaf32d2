import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { signIn } from '../../../testing/signed-in';
import { afterCountdowns } from '../testing/after-countdowns';
import { EmailDialog } from './email-dialog';

jest.setTimeout(60_000);

beforeEach(() => {
  afterCountdowns();
  forgetCalls();
  signIn();
  answer('sendEmailCode', { sendCodeInterval: 60 });
  answer('emailCodeValid', null);
  answer('emailUpdate', null);
});
afterEach(cleanup);

function open(email = 'che***@example.com') {
  const [onChanged, onClose] = [jest.fn(), jest.fn()];
  renderAt('/', <EmailDialog open email={email} onClose={onClose} onChanged={onChanged} />);
  return { onChanged };
}
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (text: string) => fireEvent.click(await screen.findByText(text));

test('a new address, proved by its code', async () => {
  const { onChanged } = open();
  await type('新邮箱', ' li.qun@example.com ');
  await press('获取验证码');
  await waitFor(() => expect(inputsOf('sendEmailCode')[0]?.query.email).toBe('li.qun@example.com'));
  await type('邮箱验证码', '123456');
  await press('确认修改');
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(inputsOf('emailCodeValid')[0]?.query.code).toBe('123456');
  expect(inputsOf('emailUpdate')).toEqual([{ query: { email: 'li.qun@example.com' } }]);
});

test.each([
  ['', '邮箱不能为空'],
  ['li.qun@', '请输入正确的邮箱地址'],
])('“%s” gets no code: %s', async (email, sentence) => {
  open('');
  if (email) await type('邮箱', email);
  await press('获取验证码');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(inputsOf('sendEmailCode')).toEqual([]);
});

test('what could not be sent is said under the code', async () => {
  refuse('sendEmailCode', '验证码发送过于频繁，请30秒后再试', { status: '429' });
  open();
  await type('新邮箱', 'li.qun@example.com');
  await press('获取验证码');
  expect(await screen.findByText('验证码发送过于频繁，请30秒后再试')).toBeTruthy();
});

test('a wrong code stands at its field; what was typed stays', async () => {
  refuse('emailCodeValid', '验证码错误或已失效', { fields: { code: '验证码错误或已失效' } });
  open();
  await type('新邮箱', 'li.qun@example.com');
  await type('邮箱验证码', '654321');
  await press('确认修改');
  expect(await screen.findByText('验证码错误或已失效')).toBeTruthy();
  expect((screen.getByLabelText('新邮箱') as HTMLInputElement).value).toBe('li.qun@example.com');
  expect(inputsOf('emailUpdate')).toEqual([]);
});
