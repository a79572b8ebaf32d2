import '../testing/mock-staff-call';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { renderAt } from '@portal/shared/testing/render-at';
import { Dialog } from '@portal/shared/ui';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, forgetAnswers, inputsOf, refuse, workAs } from '../testing/staff-answers';
import { RequestList } from './request-list';
import type { Request } from './request-text';

const asked: Request = {
  ...{ requestId: 'Q1', kind: 'invite', object: '许青（xu.qing）', before: {}, reason: '', state: 'waiting' },
  after: { displayName: '许青', roles: [{ role: 'second', tenant: null }] },
  askedBy: { staffId: 'T2', displayName: '韩铮' },
  ...{ askedAt: '2026-11-28T02:00:00.000Z', expiresAt: '2026-12-05T02:00:00.000Z' },
  ...{ decidedBy: '', decidedAt: null, opinion: '', may: ['confirm', 'decline'] },
};
const changed = jest.fn();

beforeAll(Dialog.load);
beforeEach(() => {
  workAs('admin');
  answer('staffTenantList', []);
  changed.mockClear();
});
afterEach(() => {
  cleanup();
  forgetAnswers();
});
const show = () => renderAt('/', <RequestList version={0} onChanged={changed} />);
const row = () => within(screen.getByRole('listitem'));

test('says who asked for what, how many wait, and gives the link to the one who confirms', async () => {
  answer('staffRequestList', [asked]);
  answer('staffRequestConfirm', { link: '/desk/accept#the-token', expiresAt: '2026-12-01T02:00:00.000Z' });
  show();
  expect(await screen.findByRole('heading', { name: '双人确认（1 项待确认）' })).toBeTruthy();
  expect(row().getByRole('heading', { name: '邀请员工：许青（xu.qing）' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toMatch(/授予角色复审（全部租户）.*韩铮于 2026-11-28/);
  answer('staffRequestList', []);
  await userEvent.click(row().getByRole('button', { name: '确认' }));
  expect(await screen.findByText(/accept#the-token/)).toBeTruthy();
  expect(inputsOf('staffRequestConfirm')).toEqual([{ body: { requestId: 'Q1' } }]);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('the asker may take it back, and confirms nothing', async () => {
  answer('staffRequestList', [{ ...asked, may: ['withdraw'] }]);
  answer('staffRequestWithdraw', null);
  show();
  await userEvent.click(await screen.findByRole('button', { name: '撤回' }));
  expect(inputsOf('staffRequestWithdraw')).toEqual([{ body: { requestId: 'Q1' } }]);
  expect(screen.queryByRole('button', { name: '确认' })).toBeNull();
});

test('a refusal needs its reason; the asker reads it', async () => {
  const policy = { twoEyes: true, limitDays: 1, own: false };
  const change = { before: { policy }, after: { policy: { twoEyes: false, limitDays: 1, own: true } } };
  answer('staffRequestList', [{ ...asked, kind: 'policy', object: '更正手机号', ...change }]);
  answer('staffRequestDecline', null);
  show();
  await userEvent.click(await screen.findByRole('button', { name: '不同意' }));
  const submit = screen.getAllByRole('button', { name: '不同意' }).at(-1) as Element;
  await userEvent.click(submit);
  expect(await screen.findByText('请填写原因')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('原因'), '未经讨论');
  const declined = { state: 'declined', opinion: '未经讨论', decidedBy: '顾雯', may: [] };
  answer('staffRequestList', [
    { ...asked, kind: 'policy', ...change, ...declined, decidedAt: '2026-11-28T03:00:00.000Z', may: [] },
  ]);
  await userEvent.click(submit);
  expect(await screen.findByText('未经讨论')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toMatch(
    /调整前需要复审，1 个工作日（平台默认）调整后不需要复审，1 个工作日/,
  );
  expect(screen.getByRole('heading', { name: '双人确认' })).toBeTruthy();
  expect(inputsOf('staffRequestDecline')).toEqual([{ body: { requestId: 'Q1', reason: '未经讨论' } }]);
});

test('says why it could not be confirmed, or read', async () => {
  answer('staffRequestList', [asked]);
  refuse('staffRequestConfirm', '409', '申请人已无权提出该申请，不能生效');
  show();
  await userEvent.click(await screen.findByRole('button', { name: '确认' }));
  expect((await screen.findByRole('alert')).textContent).toContain('申请人已无权提出该申请');
  cleanup();
  refuse('staffRequestList', '500', '系统繁忙');
  show();
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
});
