import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, call } from './testing/fake-api';
import { show } from './testing/show';

jest.mock('@portal/shared/api', () => jest.requireActual('./testing/fake-api'));

const article = {
  id: 'a1',
  type: 'NOTICE',
  title: '维护公告',
  summary: '周六维护',
  source: '金桥',
  publishTime: '2026-11-03T02:30:00Z',
  content: '<p>周六<b>凌晨</b></p>',
  previous: null,
  next: null,
};
const question = { ...article, id: 'h1', type: 'LOGIN', title: '忘记密码怎么办', content: '<p>点击忘记密码</p>' };
const product = {
  productCode: 'SCM',
  productName: '信用凭证',
  summary: '',
  introduction: '可拆分的电子凭证',
  compRoles: ['C101'],
  terms: [{ name: '期限', value: '最长 180 天' }],
  steps: [{ title: '申请', text: '' }],
  materials: ['营业执照'],
};

const lines = ['SCM', 'BILL', 'FACTORING', 'LC', 'ABS', 'EC', 'QUOTA'];
const content = {
  serviceHours: '每日 9:00–20:00',
  yearly: null,
  story: null,
  milestones: [],
  samples: false,
  description: '',
  figures: ['企业', '行业', '银行'].map((name) => ({ value: '6', unit: '家', name })),
  highlights: [{ title: '当日放款', text: '最快当日' }],
  products: lines.map((code) => ({ code, name: `产品${code}`, text: '一句话' })),
  contacts: [],
  closing: '今天注册',
  about: ['我们是一座桥。'],
};
const replies: Record<string, unknown> = { productList: [product], siteContent: content };

const nothing = { total: 0, rows: [] };
let articles: () => Promise<unknown>;

beforeEach(() => {
  articles = async () => article;
  Element.prototype.scrollIntoView = () => undefined;
  call.mockReset().mockImplementation(async (name, { body }) => {
    if (name === 'articleInfo') return articles();
    const isHelp = (body as { kind?: string } | undefined)?.kind === 'help';
    return replies[name] ?? { total: 11, rows: [isHelp ? question : article] };
  });
});
afterEach(cleanup);

test("home: the figures' place is held while they are on their way, and given up if they do not come", async () => {
  let fail: (error: Error) => void = () => undefined;
  const answer = call.getMockImplementation();
  call.mockImplementation((name, input) =>
    name === 'siteContent' ? new Promise((_, reject) => (fail = reject)) : (answer?.(name, input) as Promise<unknown>),
  );
  show('/index/index');
  const band = await screen.findByRole('region', { name: '金桥的数字', busy: true });
  expect(within(band).getAllByRole('definition')).toHaveLength(3);
  await act(async () => fail(new ApiError('网络异常，请检查网络后重试', { kind: 'network' })));
  expect(screen.queryByRole('region', { name: '金桥的数字' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: '一座桥' })).toBeTruthy();
});

test("home: the tenant's title, three figures, seven products at once; the newest news after them", async () => {
  show('/index/index');
  expect(await screen.findByRole('heading', { level: 1, name: '一座桥' })).toBeTruthy();
  const part = (name: string) => within(screen.getByRole('region', { name }));
  await screen.findByText('今天注册');
  expect(part('金桥的数字').getAllByRole('definition')).toHaveLength(3);
  expect(part('一次认证，产品按需申请').getAllByRole('link', { name: /[一-龥]/ })).toHaveLength(7);
  expect(part('一次认证，产品按需申请').getByRole('link', { name: '400-000-5678' })).toBeTruthy();
  expect(part('桥要稳，才有人走').getAllByRole('listitem')).toHaveLength(4);
  // Six parts of the page show it.
  expect(call.mock.calls.filter(([name]) => name === 'siteContent')).toHaveLength(1);
  const link = await screen.findByRole('link', { name: '维护公告' });
  expect(link.getAttribute('href')).toContain('/index/news/detail/a1/');
});

test('news: type, keyword and page are in the address', async () => {
  const user = userEvent.setup();
  const router = show('/index/news/list?type=NOTICE&page=2');
  expect(await screen.findByText('共 11 条，第 2 / 2 页')).toBeTruthy();
  expect(call.mock.calls.find(([name]) => name === 'articleList')?.[1].body).toEqual({
    kind: 'news',
    type: 'NOTICE',
    pageNum: 2,
    pageSize: 10,
  });
  await user.type(screen.getByRole('searchbox', { name: '查找资讯' }), '费率');
  await user.click(screen.getByRole('button', { name: '查找' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?keyword=${encodeURIComponent('费率')}`));
});

test.each(['/index/news/list', '/index/help'])('%s: the browser by itself sends the same search', async (page) => {
  show(`${page}?keyword=忘记`);
  const form = (await screen.findByRole('searchbox')).closest('form') as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', page]);
  expect([...new FormData(form)]).toEqual([['keyword', '忘记']]);
});

test('news: nothing there', async () => {
  const answer = call.getMockImplementation();
  call.mockImplementation(async (name, input) => (name === 'articleList' ? nothing : answer?.(name, input)));
  show('/index/news/list');
  expect(await screen.findByText('暂无资讯')).toBeTruthy();
});

test('an article as text; its address gets the right name, the document its title', async () => {
  const router = show('/index/news/detail/a1/wrong');
  expect(await screen.findByText('周六凌晨')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toContain(encodeURIComponent('维护公告')));
  await waitFor(() => expect(document.title).toBe('维护公告 - 金桥供应链'));
});

test('an unknown article, and one that does not come', async () => {
  articles = () => Promise.reject(new ApiError('内容不存在或已下线', { kind: 'refused', status: '404' }));
  show('/index/news/detail/gone/x');
  expect(await screen.findByRole('heading', { name: '内容不存在或已下线' })).toBeTruthy();
  cleanup();

  articles = () => Promise.reject(new ApiError('网络异常，请检查网络后重试', { kind: 'network' }));
  show('/index/news/detail/a1/x');
  const again = await screen.findByRole('button', { name: '重试' });
  articles = async () => article;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: '维护公告' })).toBeTruthy();
});

test('help: the answer that the address names is open', async () => {
  show('/index/help#h1');
  const entry = (await screen.findByText('忘记密码怎么办')).closest('details');
  expect(entry?.open).toBe(true);
  expect(entry?.textContent).toContain('点击忘记密码');
});

test('products and about say what platform and tenant say', async () => {
  show('/index/product');
  expect(await screen.findByText('可拆分的电子凭证')).toBeTruthy();
  expect(screen.getByText('一般企业')).toBeTruthy();
  cleanup();
  show('/index/about');
  expect(await screen.findByRole('heading', { name: '关于金桥供应链' })).toBeTruthy();
  expect(screen.getAllByText('浙ICP备00000000号-2')).toHaveLength(2);
  expect(await screen.findByText('我们是一座桥。')).toBeTruthy();
});

test('the footer names the company in law, its address and how to reach it', async () => {
  show('/index/help');
  const footer = within(await screen.findByRole('contentinfo'));
  for (const text of ['金桥供应链管理（演示）有限公司', '400-000-5678', '每日 9:00–20:00'])
    await footer.findByText(text);
  expect(footer.getByRole('link', { name: '隐私政策' }).getAttribute('href')).toContain('/consent-PRIVACY/');
});
