import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { person, root } from '../../testing/people';
import { signIn } from '../../testing/signed-in';
import type { AdminChange } from './admin-change';
import { Component } from './page';

// These tests go through whole forms: on a busy machine each takes long.
jest.setTimeout(180_000);
// A visibility check of every element's style takes most of the time, and nothing here is hidden.
configure({ defaultHidden: true });

const request: AdminChange = {
  changeNo: 'H1',
  requestNo: 'BG2026111300014',
  state: 'SUBMITTED',
  newName: '周雅文',
  newMobile: '138****0002',
  letterFile: { fileToken: 'letter-token-0001', fileName: '授权书.pdf', size: 10 },
  opinion: '',
  submitTime: '2026-11-20T02:00:00.000Z',
  timeline: [{ title: '提交申请', at: '2026-11-20T02:00:00.000Z', state: 'done', remark: '' }],
};

beforeEach(() => {
  sessionStorage.clear();
  forgetCalls();
  signIn();
  answer('adminChangeView', null);
  answer('adminChangeVerify', { verifyToken: 'verify-token', expiresIn: 900 });
  answer('employeeList', { total: 2, rows: [root, person()] });
});
afterEach(cleanup);

const open = () => renderAt('/center/crm/employee/changeAdmin', <Component />);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

async function prove() {
  fireEvent.change(await screen.findByLabelText('短信验证码', { selector: '#code' }), { target: { value: '123456' } });
  click('下一步');
  await screen.findByRole('radio', { name: '新的人员' });
}
async function chooseSomebodyNew(mobile = '13712345678') {
  fireEvent.click(screen.getByRole('radio', { name: '新的人员' }));
  fireEvent.change(await screen.findByLabelText('姓名'), { target: { value: '程接任' } });
  fill('手机号', mobile);
  click('下一步');
  await screen.findByText('变更管理员授权书');
}
test('a wrong code is said at the field', async () => {
  refuse('adminChangeVerify', '验证码错误或已失效', { fields: { code: '验证码错误或已失效' } });
  open();
  fireEvent.change(await screen.findByLabelText('短信验证码', { selector: '#code' }), { target: { value: '123456' } });
  click('下一步');
  expect(await screen.findByText('验证码错误或已失效')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: '新的人员' })).toBeNull();
});

test('without a letter, no further', async () => {
  open();
  await prove();
  await chooseSomebodyNew();
  click('下一步');
  expect(await screen.findByText('请上传授权书')).toBeTruthy();
});

test('nobody else in the company: somebody has to be added first', async () => {
  answer('employeeList', { total: 1, rows: [root] });
  open();
  await prove();
  expect(await screen.findByText('企业还没有其他人员，请先新增人员，或选择新的人员。')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一步' }).disabled).toBe(true);
});

test('a request that waits: its state, no second one, and the way to withdraw it', async () => {
  answer('adminChangeView', request);
  answer('adminChangeWithdraw', null);
  open();
  expect(await screen.findByText('待审核')).toBeTruthy();
  expect(screen.queryByLabelText('短信验证码')).toBeNull();
  click('撤回申请');
  expect(await screen.findByText('撤回后须重新发起变更，确定撤回将管理员变更为“周雅文”的申请？')).toBeTruthy();
  answer('adminChangeView', { ...request, state: 'WITHDRAWN' });
  click('撤回');
  expect(await screen.findByText('已撤回')).toBeTruthy();
  expect(screen.getByRole('button', { name: '发起新的变更' })).toBeTruthy();
});

test('sent back: why, and again from the start', async () => {
  answer('adminChangeView', { ...request, state: 'RETURNED', opinion: '授权书未盖章' });
  open();
  expect(await screen.findByText('授权书未盖章')).toBeTruthy();
  click('重新发起');
  expect(await screen.findByRole('radio', { name: '短信验证码' })).toBeTruthy();
});

test('an administrator who is not the company’s root manager is told so', async () => {
  signIn({ rootManager: false });
  open();
  expect(await screen.findByText('仅企业管理员可以变更管理员')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '下一步' })).toBeNull();
});
