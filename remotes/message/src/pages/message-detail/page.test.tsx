import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type News, onNews } from '@portal/shared/live';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { signIn } from '@portal/shared/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderMessages } from '../../testing/render-messages';
import { messageInfo } from '../../testing/samples';

jest.setTimeout(120_000);

const page = '/msg/crm/message/detail';

beforeEach(() => {
  forgetCalls();
  signIn();
  answer('messageUnreadNumbers', 3);
  answer('messageList', { total: 0, rows: [] });
});
afterEach(cleanup);

test('opening one asks with the list’s filters and tells all tabs that it is read', async () => {
  const heard: News[] = [];
  const stop = onNews((news) => heard.push(news));
  answer('messageInfo', messageInfo('M1', { title: '协议待签署', sender: '协议中心' }));
  renderMessages(`${page}?id=M1&read=unread&page=3`);
  const article = await screen.findByRole('article', { name: '协议待签署' });
  expect(article.textContent).toContain('业务提醒');
  expect(article.textContent).toContain('发送方：协议中心');
  expect(article.textContent).toContain('2026-11-20 10:30');
  expect(inputsOf('messageInfo')[0]?.body).toEqual({ id: 'M1', read: 'unread' });
  expect(heard).toContainEqual({ kind: 'changed' });
  stop();
});

test('the text is harmless, and a link in it opens apart', async () => {
  const content =
    '<p>见<a href="https://example.com/">说明</a></p><img src="x" onerror="window.hit = 1"><script>window.hit = 1</script>';
  answer('messageInfo', messageInfo('M1', { content }));
  renderMessages(`${page}?id=M1`);
  const link = await screen.findByRole('link', { name: '说明' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(document.querySelector('article script, article [onerror]')).toBeNull();
});

test('one steps to the next and keeps the filters', async () => {
  answer('messageInfo', ({ body }) =>
    body.id === 'M1'
      ? messageInfo('M1', { next: { id: 'M2', title: '第二条' } })
      : messageInfo('M2', { title: '第二条', previous: { id: 'M1', title: '消息 M1' } }),
  );
  const { router } = renderMessages(`${page}?id=M1&type=BUSINESS`);
  const ways = await screen.findByRole('navigation', { name: '上一条与下一条' });
  expect(ways.textContent).toContain('上一条：没有了');
  await userEvent.click(within(ways).getByRole('link', { name: '第二条' }));
  await screen.findByRole('article', { name: '第二条' });
  expect(router.state.location.search).toBe('?id=M2&type=BUSINESS');
});

test('the link says what it does, and leads to the page it is about', async () => {
  answer('messageInfo', messageInfo('M1', { linkUri: '/center/crm/file', linkText: '去签署协议' }));
  renderMessages(`${page}?id=M1`);
  await userEvent.click(await screen.findByRole('link', { name: '去签署协议' }));
  expect(await screen.findByRole('heading', { name: '协议管理' })).toBeTruthy();
});

test('who may not go there is told so', async () => {
  signIn({ compRole: 'C102' });
  answer('messageInfo', messageInfo('M1', { linkUri: '/center/crm/account/list', linkText: '查看账户' }));
  renderMessages(`${page}?id=M1`);
  expect(await screen.findByText('您没有相关业务页面的权限，请联系企业管理员处理。')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '查看账户' })).toBeNull();
});

test('where nothing is to be done there is no link', async () => {
  answer('messageInfo', messageInfo('M1', { linkUri: '/center/crm/file', linkText: '' }));
  renderMessages(`${page}?id=M1`);
  const article = await screen.findByRole('article', { name: '消息 M1' });
  expect(within(article).queryByRole('link', { name: /查看|去|前往/ })).toBeNull();
});

test('deleted here, it can be brought back in the list', async () => {
  answer('messageInfo', messageInfo('M1'));
  answer('messageDelete', { count: 1 });
  answer('messageRestore', { count: 1 });
  renderMessages(`${page}?id=M1`);
  await userEvent.click(await screen.findByRole('button', { name: '删除' }));
  const question = await screen.findByRole('dialog', { name: '删除“消息 M1”？' });
  await userEvent.click(within(question).getByRole('button', { name: '删除' }));
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  expect(inputsOf('messageRestore')[0]?.body.ids).toEqual(['M1']);
});

test('one that is not there leads back', async () => {
  refuse('messageInfo', '消息不存在或已删除', { status: '404' });
  renderMessages(`${page}?id=gone&page=2`);
  expect(await screen.findByText('内容不存在或已删除')).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回列表' }).getAttribute('href')).toBe('/msg/crm/message/list?page=2');
});
