import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleChange } from '../../change-requests/testing/sample-change';
import { signIn } from '../../testing/signed-in';
import { sampleAccount } from '../bank-accounts/testing/sample-account';
import { Component } from './page';

// These tests render whole pages, on machines that do other work too.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 20_000 });

const evidence = { fileToken: 'f1', fileName: '变更函.pdf', size: 10 };
const draft = sampleChange({
  values: { bankCode: '308', branchNo: '308290000011', branchName: '招商银行上海分行', accountNo: '6225********6868' },
  reason: '开户行调整',
  files: [evidence],
  differences: [{ field: 'accountNo', label: '银行账号', before: '6222***1846', after: '6225***6868' }],
});

beforeEach(() => {
  sessionStorage.clear();
  forgetCalls();
  signIn();
  answer('bankAccountInfo', sampleAccount());
  answer('bankList', [{ bankCode: '102', bankName: '中国工商银行' }]);
  answer('provinceList', []);
  answer('changeList', { total: 0, rows: [] });
  answer('changeSave', { changeNo: 'H1' });
  answer('changeView', draft);
});
afterEach(cleanup);

/** Pastes the text: a form of this size renders again at every key. */
async function fill(label: string, text: string) {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(text);
}
/** A query by role looks at the whole page: first wait for the words. */
async function press(name: string) {
  await screen.findByText(name);
  await userEvent.click(screen.getByText(name));
}
async function lastLook() {
  await screen.findByText('确认提交变更申请');
  return screen.getByRole('dialog', { name: '确认提交变更申请' });
}

const open = (search = '?accountId=B1') => renderAt(`/center/crm/company/changeAcc${search}`, <Component />);

test('no account chosen: the way to the list', async () => {
  open('');
  expect((await screen.findByRole('link', { name: '选择账户' })).getAttribute('href')).toBe('/center/crm/account/list');
});

test('one request at a time: the one under review is shown instead', async () => {
  answer('changeList', { total: 1, rows: [sampleChange({ state: 'REVIEWING', changeNo: 'H9' })] });
  open();
  expect(await screen.findByText('该账户的变更申请正在审核')).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看申请' }).getAttribute('href')).toContain('changeNo=H9');
});

test('whoever may not write accounts is told so', async () => {
  signIn({ roles: ['E105'] });
  open();
  expect(await screen.findByText('您没有访问此内容的权限')).toBeTruthy();
  expect(inputsOf('bankAccountInfo')).toEqual([]);
});

test('a draft is kept as far as it goes', async () => {
  open();
  await fill('变更原因', '开户行调整');
  await press('保存草稿');
  await waitFor(() =>
    expect(inputsOf('changeSave')[0]?.body).toEqual({
      changeType: 'ACCOUNT',
      accountId: 'B1',
      values: { bankCode: '102', branchNo: '102290000012', branchName: '中国工商银行上海市分行' },
      reason: '开户行调整',
      fileTokens: [],
    }),
  );
  await press('保存草稿');
  await waitFor(() => expect(inputsOf('changeSave')[1]?.body.changeNo).toBe('H1'));
});

test('even a draft holds no number that is none', async () => {
  open();
  await fill('银行账号', '123');
  await press('保存草稿');
  expect(await screen.findByText('请输入8至30位数字的银行账号')).toBeTruthy();
  expect(inputsOf('changeSave')).toEqual([]);
});

test('what is missing is said at each field', async () => {
  open();
  await press('提交变更');
  for (const sentence of ['请填写变更原因', '请上传证明材料', '验证码不能为空'])
    expect(await screen.findByText(sentence)).toBeTruthy();
  expect(inputsOf('changeSave')).toEqual([]);
});

test('a draft is gone on with: last look, then handed in with the code', async () => {
  answer('changeList', { total: 1, rows: [draft] });
  answer('changeSubmit', { changeNo: 'H1' });
  const { router } = open();
  expect(await screen.findByText(/已恢复 2026-11-01 10:00 开始填写的草稿/)).toBeTruthy();
  expect(screen.getByText('已填写 6225********6868，不修改可留空')).toBeTruthy();
  await fill('短信验证码', '123456');
  await press('提交变更');
  const dialog = await lastLook();
  expect(within(dialog).getByText('6225***6868')).toBeTruthy();
  await userEvent.click(within(dialog).getByText('确认提交'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/center/crm/company/changeAccView'));
  expect(router.state.location.search).toBe('?changeNo=H1&changeType=ACCOUNT');
  expect(inputsOf('changeSubmit')[0]?.body).toMatchObject({ changeNo: 'H1', code: '123456', accountId: 'B1' });
});

test('a wrong code stands at its field, and what was typed stays', async () => {
  answer('changeList', { total: 1, rows: [draft] });
  refuse('changeSubmit', '验证码错误或已失效', { fields: { code: '验证码错误或已失效' } });
  open();
  await fill('短信验证码', '123456');
  await press('提交变更');
  await userEvent.click(within(await lastLook()).getByText('确认提交'));
  expect(await screen.findByText('验证码错误或已失效')).toBeTruthy();
  expect((screen.getByLabelText('变更原因') as HTMLTextAreaElement).value).toBe('开户行调整');
});

test('leaving with something unsaved is asked about', async () => {
  open();
  await fill('变更原因', '开户行调整');
  await press('取消');
  expect(await screen.findByText('离开前要保存吗？')).toBeTruthy();
});
