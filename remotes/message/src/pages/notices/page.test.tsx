import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf } from '@portal/shared/testing/fake-api';
import { signIn } from '@portal/shared/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderMessages } from '../../testing/render-messages';
import { noticeRow } from '../../testing/samples';

jest.setTimeout(120_000);

beforeEach(() => {
  forgetCalls();
  signIn();
});
afterEach(cleanup);

test('pinned ones and new ones are marked', async () => {
  const rows = [noticeRow('N1', { top: true }), noticeRow('N2', { fresh: true }), noticeRow('N3')];
  answer('noticeList', { total: 3, rows });
  renderMessages('/msg/crm/affiche/list');
  const table = await screen.findByRole('table', { name: '公告列表' });
  const [, first, second, third] = within(table).getAllByRole('row');
  expect(first?.textContent).toMatch(/置顶公告 N1产品/);
  expect(second?.textContent).toMatch(/公告 N2新/);
  expect(third?.textContent).not.toMatch(/置顶|新/);
});

test('filters of the address are asked for; the detail takes them along and back', async () => {
  answer('noticeList', { total: 1, rows: [noticeRow('N1')] });
  answer('noticeInfo', {
    ...noticeRow('N1'),
    content: '<p>正文</p>',
    files: [{ fileToken: 'f'.repeat(32), fileName: '说明.pdf', size: 2048 }],
    previous: null,
    next: { id: 'N2', title: '公告 N2' },
  });
  const { router } = renderMessages('/msg/crm/affiche/list?type=PRODUCT&startDate=2026-11-01');
  await userEvent.click(await screen.findByRole('link', { name: '公告 N1' }));
  expect(inputsOf('noticeList')[0]?.body).toMatchObject({ type: 'PRODUCT', startDate: '2026-11-01' });
  const article = await screen.findByRole('article', { name: '公告 N1' });
  expect(article.textContent).toContain('发布单位：平台运营部');
  expect(within(article).getByRole('link', { name: '说明.pdf' })).toBeTruthy();
  expect(within(article).getByRole('link', { name: '公告 N2' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: '返回列表' }));
  await screen.findByRole('table', { name: '公告列表' });
  expect(router.state.location.search).toBe('?type=PRODUCT&startDate=2026-11-01');
});

test('a notice is printed', async () => {
  const print = jest.fn();
  window.print = print;
  answer('noticeInfo', { ...noticeRow('N1'), content: '', files: [], previous: null, next: null });
  renderMessages('/msg/crm/affiche/detail?id=N1');
  await userEvent.click(await screen.findByRole('button', { name: '打印' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('no notices', async () => {
  answer('noticeList', { total: 0, rows: [] });
  renderMessages('/msg/crm/affiche/list');
  expect(await screen.findByText('暂无公告')).toBeTruthy();
});
