import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { writeBoot } from '@portal/shared/testing/write-boot';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useKeys } from '../keys/use-keys';
import { enter, type Me } from '../session/session';
import { WorkFrame } from './work-frame';

const me: Me = {
  staffId: 'T1',
  loginName: 'shenji',
  displayName: '审计员',
  roles: [{ role: 'audit', tenant: null }],
  csrf: '',
  idleSeconds: 900,
  expiresAt: '2026-01-01T08:00:00.000Z',
  recoveryCodesLeft: 8,
};

writeBoot();

const next = jest.fn();

/** The server's lists. */
const answer = (rowsOf: (url: string) => object[]) => {
  globalThis.fetch = jest.fn(async (url) => {
    // No test here reads the names of tenants.
    if (String(url).includes('tenant/list')) return new Promise<never>(() => undefined);
    const body = { rows: rowsOf(String(url)), next: null };
    return new Response(JSON.stringify({ ok: true, status: '200', msg: '', body }));
  });
};

function Page() {
  useKeys('列表', [{ keys: 'j', label: '下一行', run: next }]);
  return <input aria-label="备注" />;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  answer(() => []);
  enter(me);
  const children = [
    { index: true, element: <Page /> },
    { path: 'audit', element: <h1>审计</h1> },
  ];
  const router = createMemoryRouter([{ path: '/desk', element: <WorkFrame me={me} />, children }], {
    initialEntries: ['/desk'],
  });
  render(<RouterProvider router={router} />);
});
afterEach(() => {
  cleanup();
  next.mockClear();
});

test('a page has its keys, and somebody who types only writes', async () => {
  await userEvent.keyboard('j');
  expect(next).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('备注'), 'jj?');
  expect(next).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after one way the next key begins anew', async () => {
  await userEvent.keyboard('gw');
  await userEvent.keyboard('j');
  expect(next).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('gw');
  await userEvent.keyboard('gj');
  expect(await screen.findByRole('heading', { name: '审计' })).toBeTruthy();
});

test('? lists the keys of the page and of the frame', async () => {
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: '快捷键' });
  expect(within(dialog).getByText('下一行')).toBeTruthy();
  expect(within(dialog).getByText('快速前往')).toBeTruthy();
  await userEvent.keyboard('j');
  expect(next).not.toHaveBeenCalled();
});

test('the palette opens pages that the person may open, by a part of their name', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: '快速前往' }), '审计{Enter}');
  expect(await screen.findByRole('heading', { name: '审计' })).toBeTruthy();
});

test('g and a letter lead to a page of the menu', async () => {
  await userEvent.keyboard('gj');
  expect(await screen.findByRole('heading', { name: '审计' })).toBeTruthy();
});

test('the palette starts acts of the page and has no page of other roles', async () => {
  await userEvent.click(screen.getByRole('button', { name: /快速前往/ }));
  const field = await screen.findByRole('combobox', { name: '快速前往' });
  await userEvent.type(field, '员工');
  expect(await screen.findByText('没有匹配的结果')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('option', { name: /下一行/ }));
  expect(next).toHaveBeenCalledTimes(1);
});

test('the palette finds a company by its name, and says so if it cannot ask', async () => {
  const company = { compCode: 'C1', compName: '义乌国际商贸有限公司', compNo: 'QY001' };
  answer((url) => (url.endsWith('staff/company/list') ? [company] : []));
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: '快速前往' });
  await userEvent.type(field, '商贸');
  expect(await screen.findByRole('option', { name: /义乌国际商贸有限公司/ })).toBeTruthy();

  globalThis.fetch = jest.fn(async () => {
    throw new TypeError('offline');
  });
  await userEvent.type(field, '甲');
  expect(await screen.findByText('搜索失败，请稍后重试')).toBeTruthy();
});
