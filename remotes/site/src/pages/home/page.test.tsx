import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { forgetAnswers } from '../../data/remembered';
import { newsRow } from '../../testing/articles';
import { call } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';

jest.mock('@portal/shared/api', () => jest.requireActual('../../testing/fake-api'));

const news = Array.from({ length: 8 }, (_, index) => newsRow(`n${index}`));
const notice = newsRow('a1', { type: 'NOTICE', title: '一条公告' });

beforeEach(() => {
  Object.assign(document, { cookie: 'access_token=; max-age=0' });
  call.mockReset().mockImplementation(async (_name, input) => {
    const { type } = (input as { body: { type?: string } }).body;
    return type === 'NOTICE' ? { total: 1, rows: [notice] } : { total: 9, rows: [notice, ...news] };
  });
});
afterEach(() => {
  cleanup();
  forgetAnswers();
});

test('five pieces of news without the notices, which have a list of their own', async () => {
  renderSite('/index/index');
  const latest = within(await screen.findByRole('region', { name: '最新资讯' }));
  await latest.findByText('资讯 n0');
  expect(latest.getAllByRole('listitem')).toHaveLength(5);
  expect(latest.queryByText('一条公告')).toBeNull();
  expect(within(screen.getByRole('region', { name: '平台公告' })).getByText('一条公告')).toBeTruthy();
});

test('six products, four steps, partners, and the tenant in the first heading', async () => {
  renderSite('/index/index');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('让信用流动起来');
  const part = (name: string) => within(screen.getByRole('region', { name }));
  expect(part('产品服务').getAllByRole('listitem')).toHaveLength(6);
  expect(part('业务流程').getAllByRole('listitem')).toHaveLength(4);
  expect(part('合作机构').getAllByRole('listitem').length).toBeGreaterThan(0);
});

test('a visitor is offered login and registration; who is logged in, the product centre', async () => {
  renderSite('/index/index');
  const header = within(await screen.findByRole('banner'));
  expect(header.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login');
  expect(header.getByRole('link', { name: '立即注册' }).getAttribute('href')).toBe('/register/account');
  cleanup();

  Object.assign(document, { cookie: 'access_token=t' });
  renderSite('/index/index');
  const [entry] = await screen.findAllByRole('link', { name: '进入产品中心' });
  expect(entry?.getAttribute('href')).toBe('/center/product/product');
  expect(within(screen.getByRole('banner')).queryByRole('link', { name: '登录' })).toBeNull();
});

test('filing numbers in the footer lead to their registers, apart from this page', async () => {
  renderSite('/index/index');
  const link = within(await screen.findByRole('contentinfo')).getByRole('link', { name: '沪ICP备00000000号-1' });
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(link.getAttribute('target')).toBe('_blank');
});
