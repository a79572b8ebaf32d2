import '@portal/shared/testing/mock-api';

import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { forgetCalls } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { writeBoot } from '@portal/shared/testing/write-boot';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountForm } from './account-form';

jest.setTimeout(30_000);
beforeAll(() => writeBoot());
beforeEach(() => {
  forgetCalls();
  sessionStorage.clear();
});
afterEach(cleanup);

const typed = {
  企业名称: '试点制造有限公司',
  统一社会信用代码: '91350100M000100Y43',
  姓名: '田新',
  手机号码: '13722220001',
  '邮箱（选填）': 'tian@example.com',
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('a reload brings back what was typed in step 1, without passwords, codes and consents', async () => {
  renderAt('/register/account', <AccountForm />);
  for (const [label, text] of Object.entries(typed)) await userEvent.type(field(label), text);
  await userEvent.click(screen.getByLabelText(/经办人/));
  await userEvent.type(field('登录密码'), 'Kranich@2026x');
  await userEvent.click(screen.getByRole('button', { name: '我有邀请码' }));
  await userEvent.type(field('邀请码（选填）'), 'INV1');
  await userEvent.click(screen.getByRole('checkbox'));
  cleanup();

  renderAt('/register/account', <AccountForm />);
  for (const [label, text] of Object.entries(typed)) expect(field(label).value).toBe(text);
  expect(field('邀请码（选填）').value).toBe('INV1');
  expect((screen.getByLabelText(/经办人/) as HTMLInputElement).checked).toBe(true);
  expect(field('登录密码').value).toBe('');
  expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(false);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Kranich');
});

test.each([
  ['企业名称', '公', '请输入营业执照上的企业全称'],
  ['姓名', '1', '请只填写姓名，不含数字、网址或其他符号'],
])('%s %s is refused when the field is left', async (label, text, fault) => {
  renderAt('/register/account', <AccountForm />);
  await userEvent.type(field(label), text);
  await userEvent.tab();
  expect(await screen.findByText(fault)).toBeTruthy();
});

test('a first password is no new one', async () => {
  renderAt('/register/account', <AccountForm />);
  await userEvent.click(screen.getByRole('button', { name: '提交注册' }));
  const list = await screen.findAllByText('请再次输入登录密码');
  expect(list.length).toBeGreaterThan(0);
  expect(screen.queryByText(/新密码/)).toBeNull();
});
