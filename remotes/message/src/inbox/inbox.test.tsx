import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { tellNews } from '@portal/shared/live';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { chooseFromRow } from '@portal/shared/testing/row-menu';
import { signIn } from '@portal/shared/testing/signed-in';
import { setWindowWidth } from '@portal/shared/testing/window-width';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderMessages } from '../testing/render-messages';
import { messageInfo, messageRow } from '../testing/samples';

jest.setTimeout(120_000);

const list = '/msg/crm/message/list';
let rows = [messageRow('M1'), messageRow('M2', { readTime: '2026-11-20T03:00:00Z' }), messageRow('M3')];

const unreadRows = () => rows.filter(({ readTime }) => readTime === null);

beforeEach(() => {
  setWindowWidth(1440);
  rows = [messageRow('M1'), messageRow('M2', { readTime: '2026-11-20T03:00:00Z' }), messageRow('M3')];
  forgetCalls();
  signIn();
  answer('messageUnreadNumbers', () => unreadRows().length);
  answer('messageList', ({ body }) => {
    const shown = body?.read === 'unread' ? unreadRows() : body?.read === 'read' ? [] : rows;
    return { total: shown.length, rows: shown };
  });
  answer('messageRead', ({ body }) => {
    rows = rows.map((row) => (body.ids.includes(row.id) ? { ...row, readTime: '2026-11-20T04:00:00Z' } : row));
    return { count: body.ids.length };
  });
  answer('messageReadAll', () => {
    const count = unreadRows().length;
    rows = rows.map((row) => ({ ...row, readTime: '2026-11-20T04:00:00Z' }));
    return { count };
  });
  answer('messageDelete', ({ body }) => {
    rows = rows.filter(({ id }) => !body.ids.includes(id));
    return { count: body.ids.length };
  });
  answer('messageRestore', ({ body }) => {
    rows = [...rows, ...body.ids.map((id) => messageRow(id))];
    return { count: body.ids.length };
  });
});
afterEach(cleanup);

const dialog = (name: string) => screen.findByRole('dialog', { name });

async function open(address = list) {
  const view = renderMessages(address);
  await screen.findByRole('heading', { name: '站内信' });
  return view;
}

test('tabs with the number of unread ones; the tab stands in the address', async () => {
  const { router } = await open();
  await screen.findByRole('link', { name: /消息 M2/ });
  await userEvent.click(await screen.findByRole('tab', { name: '未读(2)' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /消息 M2/ })).toBeNull());
  expect(router.state.location.search).toBe('?read=unread');
  expect(inputsOf('messageList').at(-1)?.body).toMatchObject({ read: 'unread', pageNum: 1 });
  await userEvent.click(screen.getByRole('tab', { name: '已读' }));
  expect(await screen.findByText('没有已读消息')).toBeTruthy();
});

test('an address with filters asks for just that', async () => {
  await open(`${list}?read=unread&type=BUSINESS&keyword=协议&page=2&size=20`);
  await waitFor(() =>
    expect(inputsOf('messageList')[0]?.body).toEqual({
      pageNum: 2,
      pageSize: 20,
      read: 'unread',
      type: 'BUSINESS',
      keyword: '协议',
    }),
  );
});

test('nothing unread has its own words', async () => {
  rows = [];
  await open(`${list}?read=unread`);
  expect(await screen.findByText('没有未读消息')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: '全部' }));
  expect(await screen.findByText('暂无消息')).toBeTruthy();
});

test('one is marked as read, and the number falls', async () => {
  await open();
  await screen.findByRole('link', { name: /消息 M1/ });
  await chooseFromRow('消息 M1', '标记已读');
  expect(inputsOf('messageRead')[0]?.body.ids).toEqual(['M1']);
  expect(await screen.findByRole('tab', { name: '未读(1)' })).toBeTruthy();
});

test('several are marked as read: only those that were not', async () => {
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /消息 M1/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /消息 M2/ }));
  await userEvent.click(screen.getAllByRole('button', { name: '标记已读' })[0] as HTMLElement);
  expect(inputsOf('messageRead')[0]?.body.ids).toEqual(['M1']);
});

test('all are read after a question that says how many', async () => {
  await open();
  await screen.findByRole('tab', { name: '未读(2)' });
  await userEvent.click(screen.getByRole('button', { name: '全部已读' }));
  await userEvent.click(within(await dialog('将 2 条消息标为已读？')).getByRole('button', { name: '取消' }));
  expect(inputsOf('messageReadAll')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: '全部已读' }));
  await userEvent.click(within(await dialog('将 2 条消息标为已读？')).getByRole('button', { name: '全部已读' }));
  expect(await screen.findByRole('tab', { name: '未读(0)' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '全部已读' }).disabled).toBe(true);
});

test('a deletion names the message, and can be taken back', async () => {
  await open();
  await chooseFromRow('消息 M1', '删除');
  await userEvent.click(within(await dialog('删除“消息 M1”？')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /消息 M1/ })).toBeNull());
  const told = await screen.findByText('已删除 1 条消息');
  await userEvent.click(within(told.parentElement as HTMLElement).getByRole('button', { name: '撤销' }));
  expect(await screen.findByRole('link', { name: /消息 M1/ })).toBeTruthy();
  expect(screen.queryByText('已删除 1 条消息')).toBeNull();
});

test('what could not be taken back stays offered', async () => {
  await open();
  await chooseFromRow('消息 M1', '删除');
  await userEvent.click(within(await dialog('删除“消息 M1”？')).getByRole('button', { name: '删除' }));
  refuse('messageRestore', '系统繁忙');
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(inputsOf('messageRestore')).toHaveLength(1));
  expect(screen.getByRole('button', { name: /撤销/ })).toBeTruthy();
});

test('a new message appears by itself', async () => {
  await open();
  await screen.findByRole('link', { name: /消息 M1/ });
  rows = [messageRow('M4', { title: '刚刚到达' }), ...rows];
  const message = { id: 'M4', title: '刚刚到达', type: 'BUSINESS' as const, sendTime: '2026-11-21T00:00:00Z' };
  act(() => tellNews({ kind: 'message', message }));
  expect(await screen.findByRole('link', { name: /刚刚到达/ })).toBeTruthy();
});

test('an entry has the first line and the time; unread ones are marked', async () => {
  await open();
  const entries = within(await screen.findByRole('list', { name: '站内信列表' })).getAllByRole('listitem');
  expect(entries.map((entry) => within(entry).queryByRole('img', { name: '未读' }) !== null)).toEqual([
    true,
    false,
    true,
  ]);
  expect(entries[0]?.textContent).toContain('消息 M1 的首行');
  expect(entries[0]?.querySelector('time')?.title).toBe('2026-11-20 10:30:15');
});

test('where there is room, a message opens beside the list, which stays as it is', async () => {
  answer('messageInfo', messageInfo('M3', { content: '<p>第三条的正文</p>' }));
  const { router } = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /消息 M1/ }));
  expect(screen.getByText('选择一条消息查看')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /消息 M3/ }));
  expect(await screen.findByText('第三条的正文')).toBeTruthy();
  expect(router.state.location.pathname + router.state.location.search).toBe('/msg/crm/message/detail?id=M3');
  expect(document.activeElement?.textContent).toBe('消息 M3');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /消息 M1/ }).checked).toBe(true);
  expect(screen.getByRole('link', { name: /消息 M3/ }).getAttribute('aria-current')).toBe('true');
});

test('a message that is gone, and one that fails, say so beside the list', async () => {
  refuse('messageInfo', '消息不存在或已删除', { status: '404' });
  renderMessages('/msg/crm/message/detail?id=gone');
  expect(await screen.findByText('内容不存在或已删除')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /消息 M1/ })).toBeTruthy();
  cleanup();
  refuse('messageInfo', '系统繁忙');
  renderMessages('/msg/crm/message/detail?id=M1');
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(inputsOf('messageInfo')).toHaveLength(3);
});

test('j, k, Enter and u; not with modifier keys, and not in a field', async () => {
  answer('messageUnread', { count: 1 });
  answer('messageInfo', ({ body }) => messageInfo(body.id));
  const { router } = await open();
  await screen.findByRole('link', { name: /消息 M1/ });
  const focused = () => document.activeElement?.textContent;
  await userEvent.keyboard('j');
  expect(focused()).toBe('消息 M1');
  await userEvent.keyboard('{Control>}j{/Control}');
  expect(focused()).toBe('消息 M1');
  await userEvent.keyboard('jk');
  expect(focused()).toBe('消息 M1');
  await userEvent.keyboard('j{Enter}');
  await screen.findByRole('article', { name: '消息 M2' });
  await userEvent.keyboard('j');
  expect(focused()).toBe('消息 M3');
  await userEvent.keyboard('ku');
  await waitFor(() => expect(inputsOf('messageUnread')[0]?.body.ids).toEqual(['M2']));
  // It would be read again if it stayed open.
  await waitFor(() => expect(router.state.location.pathname).toBe(list));
  await userEvent.type(screen.getByLabelText('关键词'), 'ujk');
  expect(screen.getByLabelText<HTMLInputElement>('关键词').value).toBe('ujk');
  expect(inputsOf('messageUnread')).toHaveLength(1);
});

test('under a filter, all that it shows are read, and the question says how many', async () => {
  await open(`${list}?type=BUSINESS&keyword=消息`);
  await userEvent.click(await screen.findByRole('button', { name: '全部已读' }));
  const question = within(await dialog('将 2 条消息标为已读？'));
  expect(question.getByText('只包括符合当前筛选条件的消息。')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(inputsOf('messageReadAll')[0]?.body).toEqual({ type: 'BUSINESS', keyword: '消息' }));
});

test('in a narrow window, j opens the next message, and one comes back to the list as it was', async () => {
  setWindowWidth(1000);
  answer('messageInfo', ({ body }) => messageInfo(body.id, { next: { id: 'M2', title: '消息 M2' } }));
  const { router } = await open(`${list}?keyword=消息&size=20`);
  await userEvent.click(await screen.findByRole('link', { name: /消息 M1/ }));
  await screen.findByRole('article', { name: '消息 M1' });
  expect(screen.queryByRole('list', { name: '站内信列表' })).toBeNull();
  await userEvent.keyboard('j');
  await screen.findByRole('article', { name: '消息 M2' });
  await userEvent.click(screen.getByRole('link', { name: '返回列表' }));
  await screen.findByRole('heading', { name: '站内信' });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    keyword: '消息',
    size: '20',
  });
});

test('a failure says so and can be tried again', async () => {
  refuse('messageList', '系统繁忙');
  await open();
  expect(await screen.findByText('加载失败，请重试')).toBeTruthy();
  answer('messageList', { total: 1, rows: [messageRow('M9')] });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: /消息 M9/ })).toBeTruthy();
});
