import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError } from '@portal/shared/api';
import { rememberedPhone, rememberPhone } from '@portal/shared/session';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { signIn } from '../../../testing/signed-in';
import { afterCountdowns } from '../testing/after-countdowns';
import { MobileDialog } from './mobile-dialog';

jest.setTimeout(60_000);

const wrong = '验证码错误或已失效';

beforeEach(() => {
  afterCountdowns();
  forgetCalls();
  signIn();
  answer('sendPersonalCode', { sendCodeInterval: 60 });
  answer('mobileOldCodeValid', null);
  answer('mobileCheck', null);
  answer('mobileNewCodeValid', null);
  answer('mobileUpdate', null);
});
afterEach(cleanup);

function open() {
  const [onChanged, onClose] = [jest.fn(), jest.fn()];
  renderAt('/', <MobileDialog open mobile="138****0001" onClose={onClose} onChanged={onChanged} />);
  return { onChanged, onClose };
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const press = async (text: string) => fireEvent.click(await screen.findByText(text));
async function proveOld() {
  await type('短信验证码', '111111');
  await press('下一步');
  await field('新手机号码');
}

test('the old number, then the new one with its own code', async () => {
  rememberPhone('13800000001');
  const { onChanged, onClose } = open();
  await press('获取验证码');
  await waitFor(() => expect(inputsOf('sendPersonalCode')[0]?.body.purpose).toBe('changeMobileOld'));
  await proveOld();
  expect(inputsOf('mobileOldCodeValid')[0]?.query.code).toBe('111111');

  await type('新手机号码', '13712345678');
  await press('获取验证码');
  await waitFor(() =>
    expect(inputsOf('sendPersonalCode')[1]?.body).toMatchObject({ purpose: 'changeMobileNew', mobile: '13712345678' }),
  );
  await type('短信验证码', '222222');
  await press('确认修改');
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(inputsOf('mobileNewCodeValid')[0]?.query).toMatchObject({ code: '111111', newCode: '222222' });
  expect(inputsOf('mobileUpdate')).toEqual([{ query: { mobile: '13712345678' } }]);
  expect(onClose).toHaveBeenCalled();
  // The login page fills in the number that this browser remembers.
  expect(rememberedPhone()).toBe('13712345678');
});

test('a wrong code of the old number does not lead on', async () => {
  refuse('mobileOldCodeValid', wrong, { fields: { code: wrong } });
  open();
  await type('短信验证码', '111111');
  await press('下一步');
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect(screen.queryByLabelText('新手机号码')).toBeNull();
  expect((await field('短信验证码')).value).toBe('111111');
});

test.each([
  ['', '手机号码不能为空！'],
  ['1371234', '请检查手机号数据完整性！'],
  ['11012345678', '请输入正确手机号码'],
])('new number “%s”: %s', async (mobile, sentence) => {
  open();
  await proveOld();
  if (mobile) await type('新手机号码', mobile);
  await press('获取验证码');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(inputsOf('mobileCheck')).toEqual([]);
});

test('a number that somebody has: said at the field before a code is sent', async () => {
  refuse('mobileCheck', '该手机号已被使用', { fields: { mobile: '该手机号已被使用' } });
  open();
  await proveOld();
  await type('新手机号码', '13800000002');
  await press('获取验证码');
  expect(await screen.findByText('该手机号已被使用')).toBeTruthy();
  expect(inputsOf('sendPersonalCode')).toEqual([]);
  expect((await field('新手机号码')).value).toBe('13800000002');
});

test('the code of the old number has run out meanwhile: back to the first step, and why', async () => {
  refuse('mobileNewCodeValid', wrong, { fields: { code: wrong } });
  open();
  await proveOld();
  await type('新手机号码', '13712345678');
  await type('短信验证码', '222222');
  await press('确认修改');
  expect(await screen.findByText('原手机号的验证已失效，请重新获取验证码')).toBeTruthy();
  expect(await screen.findByText('下一步')).toBeTruthy();
});

test('codes are good once: after a broken connection only the storing is tried again', async () => {
  answer('mobileUpdate', () => {
    throw new ApiError('网络异常，请检查网络后重试', { kind: 'network' });
  });
  const { onChanged } = open();
  await proveOld();
  await type('新手机号码', '13712345678');
  await type('短信验证码', '222222');
  await press('确认修改');
  expect(await screen.findByText('网络异常，请检查网络后重试')).toBeTruthy();
  answer('mobileUpdate', null);
  await waitFor(() => {
    fireEvent.click(screen.getByText('确认修改'));
    expect(onChanged).toHaveBeenCalled();
  });
  expect(inputsOf('mobileNewCodeValid')).toHaveLength(1);
});
