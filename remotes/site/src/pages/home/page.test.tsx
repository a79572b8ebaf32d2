import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { newsRow } from '../../testing/articles';
import { ApiError, call } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';
import { noContent, product, voucher } from '../../testing/site-content';

jest.mock('@portal/shared/api', () => jest.requireActual('../../testing/fake-api'));

const news = Array.from({ length: 8 }, (_, index) => newsRow(`n${index}`));
const notice = newsRow('a1', { type: 'NOTICE', title: '一条公告' });

const products = [product('SCM', '信用凭证'), product('LC', '国内信用证')];
let content = noContent;

beforeEach(() => {
  for (const name of ['access_token', 'portal_application']) Object.assign(document, { cookie: `${name}=; max-age=0` });
  content = noContent;
  call.mockReset().mockImplementation(async (name, input) => {
    if (name === 'siteContent') return content;
    if (name === 'productList') return products;
    const { type } = (input as { body: { type?: string } }).body;
    return type === 'NOTICE' ? { total: 1, rows: [notice] } : { total: 9, rows: [notice, ...news] };
  });
});
afterEach(cleanup);

test('four pieces of news without the notices, which have a list of their own', async () => {
  renderSite('/index/index');
  const latest = within(await screen.findByRole('region', { name: '最新资讯' }));
  await latest.findByText('资讯 n0');
  expect(latest.getAllByRole('listitem')).toHaveLength(4);
  expect(latest.queryByText('一条公告')).toBeNull();
  expect(within(screen.getByRole('region', { name: '平台公告' })).getByText('一条公告')).toBeTruthy();
});

test('the products that there are, each card a link to its own, and as many as the sentence says', async () => {
  renderSite('/index/index');
  const part = within(await screen.findByRole('region', { name: '产品服务' }));
  expect(await part.findByText(/围绕真实贸易的 2 类产品/)).toBeTruthy();
  const cards = part.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('product='));
  expect(cards.map((card) => [card.querySelector('h3')?.textContent, card.getAttribute('href')])).toEqual([
    ['信用凭证', '/index/product?product=SCM'],
    ['国内信用证', '/index/product?product=LC'],
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('让信用流动起来');
});

const ofTheTenant = ['平台数据', '一张信用凭证，按需拆分', '当日到账', '合作资金方'];

test('what the tenant says of itself is shown', async () => {
  content = {
    ...noContent,
    figures: [{ value: '368.5', unit: '亿元', name: '累计融资额' }],
    figuresNote: '截至十月末',
    yearly: {
      name: '当年融资额',
      unit: '亿元',
      bars: [
        { name: '2025', value: 103.8 },
        { name: '2026', value: 128.7 },
      ],
    },
    story: {
      ...{ title: '当日到账', company: '江川钢构', trade: '钢结构制造', text: '没有新增贷款。', unit: '天' },
      bars: [
        { name: '原来', value: 180 },
        { name: '现在', value: 1 },
      ],
      figures: [{ value: '3.6', unit: '%', name: '融资年化利率' }],
    },
    samples: true,
    voucher,
    partners: [{ name: '青禾银行', kind: '银行', mark: 'M2 2h8v8z' }],
    certificates: [{ title: '等级保护三级', text: '每年复测。' }],
  };
  renderSite('/index/index');
  for (const name of ofTheTenant) expect(await screen.findByRole('region', { name })).toBeTruthy();
  const paper = within(screen.getByRole('figure', { name: '信用凭证示例' }));
  expect(paper.getByText('2027-04-24（180 天）')).toBeTruthy();
  expect(screen.getByRole('img', { name: '2025 年 103.8 亿元，2026 年 128.7 亿元' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: '当日到账' })).getByText('示例')).toBeTruthy();
  for (const text of ['368.5', '截至十月末', '青禾银行', '等级保护三级', '180', '江川钢构', '40%', '¥ 2,000,000.00'])
    expect(screen.getByText(text)).toBeTruthy();
});

test('a block without content is not shown', async () => {
  renderSite('/index/index');
  expect(await screen.findByRole('region', { name: '安全保障' })).toBeTruthy();
  for (const name of ofTheTenant) expect(screen.queryByRole('region', { name })).toBeNull();
});

test('the page is whole when the tenant’s content cannot be had', async () => {
  const answers = call.getMockImplementation();
  call.mockImplementation(async (name, input, options) => {
    if (name === 'siteContent') throw new ApiError('系统繁忙');
    return answers?.(name, input, options);
  });
  renderSite('/index/index');
  for (const name of ['产品服务', '业务流程', '安全保障'])
    expect(await screen.findByRole('region', { name })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a visitor is offered login and registration; who is logged in, the product centre', async () => {
  renderSite('/index/index');
  const header = within(await screen.findByRole('banner'));
  expect(header.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login');
  for (const link of header.getAllByRole('link', { name: '立即注册' }))
    expect(link.getAttribute('href')).toBe('/register/account');
  cleanup();

  Object.assign(document, { cookie: 'access_token=t' });
  renderSite('/index/index');
  const [entry] = await screen.findAllByRole('link', { name: '进入产品中心' });
  expect(entry?.getAttribute('href')).toBe('/center/product/product');
  expect(within(screen.getByRole('banner')).queryByRole('link', { name: '登录' })).toBeNull();
});

test.each([
  ['30', '继续办理（审核中）', '/register/approval'],
  ['35.2', '继续办理（待修改 2 项）', '/register/approval'],
  ['20', '继续办理（待认证）', '/register/verification'],
  ['40', '进入产品中心', '/center/product/product'],
])('a company whose application is under way is led back to it: %s', async (held, title, path) => {
  Object.assign(document, { cookie: 'access_token=t' });
  Object.assign(document, { cookie: `portal_application=${held}` });
  renderSite('/index/index');
  for (const link of await screen.findAllByRole('link', { name: title })) expect(link.getAttribute('href')).toBe(path);
});

test('the footer says who runs the site and how to reach them', async () => {
  renderSite('/index/index');
  const footer = within(await screen.findByRole('contentinfo'));
  for (const text of ['供链通（演示）科技有限公司', '上海市浦东新区世纪大道 8000 号供链通大厦 18 层'])
    expect(await footer.findByText(text)).toBeTruthy();
  expect(footer.getByRole('link', { name: '400-000-1234' }).getAttribute('href')).toBe('tel:400-000-1234');
});

test('filing numbers in the footer lead to their registers, apart from this page', async () => {
  renderSite('/index/index');
  const link = within(await screen.findByRole('contentinfo')).getByRole('link', { name: '沪ICP备00000000号-1' });
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(link.getAttribute('target')).toBe('_blank');
  const police = within(screen.getByRole('contentinfo')).getByRole('link', { name: '沪公网安备 31010000000000号' });
  expect(police.getAttribute('href')).toBe('https://beian.mps.gov.cn/#/query/webSearch?code=31010000000000');
});
