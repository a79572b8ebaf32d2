import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { helpRow } from '../../testing/articles';
import { call } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';

jest.mock('@portal/shared/api', () => jest.requireActual('../../testing/fake-api'));

const entries = [
  helpRow('h1', 'ACCOUNT', '打款金额怎么填写', '<p>以银行流水为准</p>'),
  helpRow('h2', 'LOGIN', '忘记密码怎么办', '<p>在登录页点击忘记密码</p>'),
];
const scrollIntoView = jest.fn();

beforeEach(() => {
  // jsdom has no `scrollIntoView`.
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockReset();
  call.mockReset().mockImplementation(async (name) => (name === 'operateGuides' ? [] : { total: 2, rows: entries }));
});
afterEach(cleanup);

const question = (name: string) => screen.findByRole('heading', { name });
async function becomes(name: string, open: boolean) {
  const entry = (await question(name)).closest('details');
  await waitFor(() => expect(entry?.open).toBe(open));
}

test('an answer opens with a click and is then in the address; a second click closes it', async () => {
  const user = userEvent.setup();
  const { router } = renderSite('/index/help');
  await user.click(await question('打款金额怎么填写'));
  await waitFor(() => expect(router.state.location.hash).toBe('#h1'));
  await becomes('打款金额怎么填写', true);
  await user.click(await question('打款金额怎么填写'));
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  await becomes('打款金额怎么填写', false);
});

test('one answer is open at a time', async () => {
  const user = userEvent.setup();
  const { router } = renderSite('/index/help#h1');
  await user.click(await question('忘记密码怎么办'));
  await waitFor(() => expect(router.state.location.hash).toBe('#h2'));
  await becomes('忘记密码怎么办', true);
  await becomes('打款金额怎么填写', false);
});

test('all answers are on the page, to be found in it and read without a script', async () => {
  renderSite('/index/help');
  expect(await screen.findByText('以银行流水为准')).toBeTruthy();
  expect(screen.getByText('在登录页点击忘记密码')).toBeTruthy();
});

test('an address with a hash opens that answer and brings it into view', async () => {
  renderSite('/index/help#h2');
  await becomes('忘记密码怎么办', true);
  expect(scrollIntoView).toHaveBeenCalled();
});

test('it does so too when a skeleton stood before the answers', async () => {
  call.mockImplementation(async (name) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return name === 'operateGuides' ? [] : { total: 2, rows: entries };
  });
  renderSite('/index/help#h2');
  await screen.findByRole('status', { name: '加载中' });
  expect(await question('忘记密码怎么办')).toBeTruthy();
  expect(scrollIntoView).toHaveBeenCalled();
});

test('categories and search are in the address', async () => {
  const user = userEvent.setup();
  const { router } = renderSite('/index/help?category=LOGIN');
  await question('忘记密码怎么办');
  expect(screen.queryByText('打款金额怎么填写')).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: '搜索问题' }), '流水{Enter}');
  expect(await question('打款金额怎么填写')).toBeTruthy();
  expect(screen.getByText('“流水”共找到 1 条')).toBeTruthy();
  expect(router.state.location.search).toBe(`?keyword=${encodeURIComponent('流水')}`);
});

test('the browser by itself sends the same search', async () => {
  renderSite('/index/help?category=LOGIN&keyword=密码');
  await question('忘记密码怎么办');
  const form = screen.getByRole('searchbox', { name: '搜索问题' }).closest('form') as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/index/help']);
  expect([...new FormData(form)]).toEqual([['keyword', '密码']]);
});

test('nothing found names the way out', async () => {
  renderSite('/index/help?keyword=没有这个词');
  expect(await screen.findByText('没有找到相关问题')).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看全部问题' }).getAttribute('href')).toBe('/index/help');
  const contact = within(screen.getByRole('region', { name: '联系客服' }));
  expect(contact.getByRole('link', { name: '400-000-1234' })).toBeTruthy();
});
