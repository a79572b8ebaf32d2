import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { tellNews } from '@portal/shared/live';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleChange } from '../../change-requests/testing/sample-change';
import { signIn } from '../../testing/signed-in';
import { Component } from './page';

// These tests render whole pages, on machines that do other work too.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  forgetCalls();
  signIn();
});
afterEach(cleanup);

const open = () => renderAt('/center/crm/company/changeAccView?changeNo=H1', <Component />);

const submitted = sampleChange({
  state: 'SUBMITTED',
  reason: '开户行调整',
  differences: [{ field: 'branchName', label: '开户支行', before: '工行上海市分行', after: '招行上海分行' }],
  files: [{ fileToken: 'f1', fileName: '变更函.pdf', size: 2048 }],
  timeline: [{ title: '提交申请', at: '2026-11-20T02:00:00.000Z', state: 'done', remark: '' }],
});

test('before and after, the evidence, how far it is', async () => {
  answer('changeView', submitted);
  open();
  const table = await screen.findByRole('table', { name: '变更前后对比' });
  expect(within(table).getByRole('row', { name: '开户支行 工行上海市分行 招行上海分行' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '预览变更函.pdf' })).toBeTruthy();
  expect(screen.getByText('2026-11-20 10:00')).toBeTruthy();
  expect(screen.getByText('待审核')).toBeTruthy();
});

test('when a message tells of the decision, the page shows it', async () => {
  answer('changeView', submitted);
  open();
  expect(await screen.findByRole('button', { name: '撤回' })).toBeTruthy();
  answer('changeView', { ...submitted, state: 'APPROVED', finishTime: '2026-11-21T02:00:00.000Z' });
  const message = { id: 'M1', title: '审核通过', type: 'AUDIT' as const, sendTime: '2026-11-21T02:00:00Z' };
  act(() => tellNews({ kind: 'message', message }));
  expect(await screen.findByText('2026-11-21 10:00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '撤回' })).toBeNull();
});

test('withdrawn after a question that names the request', async () => {
  answer('changeView', submitted);
  answer('changeWithdraw', null);
  open();
  await userEvent.click(await screen.findByRole('button', { name: '撤回' }));
  const dialog = await screen.findByRole('dialog', { name: '确定撤回账户变更申请 BG2026111300014？' });
  answer('changeView', { ...submitted, state: 'WITHDRAWN' });
  await userEvent.click(within(dialog).getByRole('button', { name: '撤回' }));
  await waitFor(() => expect(inputsOf('changeWithdraw')).toEqual([{ body: { changeNo: 'H1' } }]));
  expect(await screen.findByText('已撤回')).toBeTruthy();
});

test('sent back: the opinion, and the way to correct it', async () => {
  answer('changeView', { ...submitted, state: 'RETURNED', opinion: '请补充变更函' });
  open();
  expect(await screen.findByText('请补充变更函')).toBeTruthy();
  expect(screen.getByRole('link', { name: '重新提交' }).getAttribute('href')).toBe(
    '/center/crm/company/changeAcc?changeNo=H1',
  );
  expect(screen.queryByRole('button', { name: '撤回' })).toBeNull();
});

test('whoever only looks may print and nothing else', async () => {
  signIn({ roles: ['E105'] });
  answer('changeView', submitted);
  open();
  expect(await screen.findByRole('button', { name: '打印' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '撤回' })).toBeNull();
});

test.each([['404'], ['400']])('a request that there is not (%s): said in words, without a retry', async (status) => {
  refuse('changeView', '变更申请不存在', { status, fields: status === '400' ? { changeNo: '参数不正确' } : {} });
  open();
  expect(await screen.findByText('变更申请不存在或已删除')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('a failure of the server is another thing, and can be tried again', async () => {
  refuse('changeView', '服务暂时不可用', { status: '503' });
  open();
  const retry = await screen.findByRole('button', { name: '重试' });
  answer('changeView', submitted);
  await userEvent.click(retry);
  expect(await screen.findByText('申请编号')).toBeTruthy();
});
