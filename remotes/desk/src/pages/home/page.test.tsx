import { afterEach, expect, jest, test } from '@jest/globals';
import type { CallReply } from '@portal/shared/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
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

test('each figure leads to the list that it counts', async () => {
  show({
    cases: { mine: 1, waiting: 8, second: 0, overdue: 2, kinds, days },
    questions: { open: 3, mine: 0 },
  });
  const figures = await screen.findByRole('list', { name: '待办数量' });
  const links = within(figures)
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

test('somebody without figures finds their pages', async () => {
  show({ cases: null, questions: null }, 'releases');
  expect(await screen.findByRole('link', { name: '我的登录' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '员工' })).toBeNull();
});
