import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';
import { product } from '../../testing/site-content';

jest.mock('@portal/shared/api', () => jest.requireActual('../../testing/fake-api'));

const credit = product('credit', '信用凭证', {
  introduction: '可拆分、可流转的电子付款凭证。',
  compRoles: ['C101', 'C106'],
  terms: [{ name: '期限', value: '最长 180 天' }],
  flow: [
    { from: '核心企业', to: '供应商', text: '签发凭证' },
    { from: '供应商', to: '资金方', text: '申请融资' },
    { from: '资金方', to: '供应商', text: '放款' },
  ],
  steps: [{ title: '提交申请', text: '在线填写' }],
  materials: ['营业执照', '贸易合同'],
  questions: [{ question: '多久到账？', answer: '一个工作日内。' }],
});
const letter = product('lc', '国内信用证', { introduction: '开证与议付。', materials: ['营业执照'] });

afterEach(cleanup);

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('a product with all that one asks about it', async () => {
  call.mockResolvedValue([credit, letter]);
  renderSite('/index/product');
  const shown = await part('信用凭证');
  for (const text of [
    ...['可拆分、可流转的电子付款凭证。', '一般企业', '物流公司', '最长 180 天', '提交申请', '多久到账？'],
    '一个工作日内。',
  ])
    expect(shown.getByText(text)).toBeTruthy();
  expect(shown.getByRole('link', { name: '申请开通信用凭证' }).getAttribute('href')).toBe('/center/product/product');
});

test('who gives what to whom is told in the order of time, also to who cannot see the drawing', async () => {
  call.mockResolvedValue([credit]);
  renderSite('/index/product');
  const shown = await part('信用凭证');
  const moves = shown.getAllByRole('listitem').map((item) => item.textContent);
  expect(moves.filter((text) => text?.includes('向'))).toEqual([
    '核心企业向供应商：签发凭证',
    '供应商向资金方：申请融资',
    '资金方向供应商：放款',
  ]);
});

test('the paper that only one product asks for is marked', async () => {
  call.mockResolvedValue([credit, letter]);
  renderSite('/index/product');
  const shown = await part('信用凭证');
  expect(shown.getByText('贸易合同').textContent).toContain('本产品专有');
  expect(shown.getByText('营业执照').textContent).toBe('营业执照');
});

test('the address names the product, and a link changes it', async () => {
  call.mockResolvedValue([credit, letter]);
  const { router } = renderSite('/index/product?product=lc');
  expect((await part('国内信用证')).getByText('开证与议付。')).toBeTruthy();
  const links = within(screen.getByRole('navigation', { name: '产品' }));
  expect(links.getByRole('link', { current: true }).textContent).toBe('国内信用证');
  await userEvent.click(links.getByRole('link', { name: '信用凭证' }));
  expect(router.state.location.search).toBe('?product=credit');
  expect(await part('信用凭证')).toBeTruthy();
  expect(screen.queryByRole('region', { name: '国内信用证' })).toBeNull();
});

test('a bookmark with the code behind # still leads to its product', async () => {
  call.mockResolvedValue([credit, letter]);
  renderSite('/index/product#lc');
  expect(await part('国内信用证')).toBeTruthy();
});

test('no products', async () => {
  call.mockResolvedValue([]);
  renderSite('/index/product');
  expect(await screen.findByText('暂无可介绍的产品')).toBeTruthy();
});
