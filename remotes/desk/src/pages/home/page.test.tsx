import { afterEach, expect, jest, test } from '@jest/globals';
import type { CallReply } from '@portal/shared/contract';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { enter } from '../../session/session';
import { Component } from './page';

const days = Array.from({ length: 30 }, (_, n) => ({
  day: `2026-10-${String(n + 1).padStart(2, '0')}`,
  closed: 0,
  medianHours: null,
}));
const kinds = [
  { kind: 'registration', kindName: '企业认证', total: 4, dueSoon: 1, overdue: 2, oldest: '2026-01-01T00:00:00.000Z' },
];

type NextCase = NonNullable<CallReply<'staffWork'>['cases']>['next'][number];

function show(work: CallReply<'staffWork'>, role: 'first' | 'releases' = 'first') {
  enter({
    staffId: 'T1',
    loginName: 'chushen',
    displayName: '初审员',
    roles: [{ role, tenant: null }],
    csrf: '',
    idleSeconds: 900,
    expiresAt: '2026-01-01T08:00:00.000Z',
    recoveryCodesLeft: 8,
  });
  globalThis.fetch = jest.fn(async (url) => {
    const body = String(url).includes('tenant/list') ? [] : work;
    return new Response(JSON.stringify({ ok: true, status: '200', msg: '', body }));
  });
  const router = createMemoryRouter([{ path: '/desk', element: <Component /> }], { initialEntries: ['/desk'] });
  render(<RouterProvider router={router} />);
}
afterEach(cleanup);

const now = Date.now();
const hour = 3_600_000;
const aCase = (taskId: string, change: Partial<NextCase>): NextCase => ({
  taskId,
  kind: 'registration',
  kindName: '企业认证',
  tenant: 'localhost',
  compCode: 'C1',
  compName: '南通海纳纺织有限公司',
  requestNo: 'QY2025000299',
  summary: '企业认证',
  urgent: false,
  createdAt: new Date(now - 50 * hour).toISOString(),
  dueAt: new Date(now + 72.5 * hour).toISOString(),
  overdue: false,
  claimedBy: null,
  assignedTo: null,
  firstBy: null,
  outcome: null,
  doneAt: null,
  ...change,
});
const figures = { open: 8, mine: 1, waiting: 8, second: 0, overdue: 2, next: [], kinds, days };

test('each figure leads to the list that it counts', async () => {
  show({ cases: figures, questions: { open: 3, mine: 0, next: [] } });
  const links = within(await screen.findByRole('list', { name: '待办数量' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['我的事项1', '/desk/cases?state=mine'],
    ['待领取8', '/desk/cases?state=waiting'],
    ['待复审0', '/desk/cases?state=second'],
    ['已超时2', '/desk/cases?state=overdue'],
    ['待回复咨询3', '/desk/support?state=OPEN'],
    ['由我跟进0', '/desk/support?state=OPEN&mine=1'],
  ]);
  const row = screen.getByRole('row', { name: /企业认证/ });
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/desk/cases?state=open&kind=registration');
  expect(screen.getByText('最近 30 天没有办结的事项。')).toBeTruthy();
});

test('what comes next stands with its time in words, and leads to its page', async () => {
  const late = { dueAt: new Date(now - 2.5 * hour).toISOString(), overdue: true };
  show({
    cases: { ...figures, next: [aCase('T1', late), aCase('T2', { urgent: true })] },
    questions: { open: 0, mine: 0, next: [] },
  });
  const next = within(await screen.findByRole('list', { name: '接下来办理' })).getAllByRole('listitem');
  expect(next.map(({ textContent }) => textContent)).toEqual([
    '企业认证：南通海纳纺织有限公司已提交 2 天已超时 2 小时',
    '企业认证：南通海纳纺织有限公司加急已提交 2 天剩余 3 天',
  ]);
  expect(
    within(next[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/desk/cases/T1');
  expect(screen.getByRole('link', { name: '全部 8 件' }).getAttribute('href')).toBe('/desk/cases');
  expect(screen.getByText('没有待答复的咨询，客户提交后会出现在这里。')).toBeTruthy();
});

test('the charts are read day by day with the arrow keys, and their sentences name what was decided', async () => {
  const decided = days.map((one, at) => (at === 28 ? { ...one, closed: 3, medianHours: 0.5 } : one));
  show({ cases: { ...figures, days: decided }, questions: null });
  const chart = await screen.findByRole('slider', { name: /^每日办结/ });
  expect(chart.getAttribute('aria-valuetext')).toBe('2026-10-30 没有办结');
  act(() => chart.focus());
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuetext')).toBe('2026-10-29 办结 3 件');
  expect(chart.textContent).toContain('办结 3 件2026-10-29');
  expect(screen.getByText('最近 30 天共办结 3 件，都在 10 月 29 日。')).toBeTruthy();
  expect(screen.getByText('中位时长为 30 分钟。')).toBeTruthy();
  expect(screen.getAllByText('10-30')).toHaveLength(2);
});

test('somebody without figures finds their pages', async () => {
  show({ cases: null, questions: null }, 'releases');
  expect(await screen.findByRole('link', { name: '我的登录' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '员工' })).toBeNull();
});
