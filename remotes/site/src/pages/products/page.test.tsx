import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { forgetAnswers } from '../../data/remembered';
import { call } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';

jest.mock('@portal/shared/api', () => jest.requireActual('../../testing/fake-api'));

const product = {
  productCode: 'credit',
  productName: '信用凭证',
  summary: '短',
  icon: '',
  introduction: '可拆分、可流转的电子付款凭证。',
  compRoles: ['C101', 'C106'],
  steps: [{ title: '提交申请', text: '在线填写' }],
  materials: ['营业执照'],
  questions: [{ question: '多久到账？', answer: '一个工作日内。' }],
};

afterEach(() => {
  cleanup();
  forgetAnswers();
});

test('each product with what one asks about it, and an anchor to it', async () => {
  call.mockResolvedValue([product]);
  renderSite('/index/product');
  const part = within(await screen.findByRole('region', { name: '信用凭证' }));
  for (const text of ['可拆分、可流转的电子付款凭证。', '一般企业', '物流公司', '提交申请', '营业执照', '多久到账？'])
    expect(part.getByText(text)).toBeTruthy();
  expect(part.getByRole('link', { name: '申请开通信用凭证' }).getAttribute('href')).toBe('/center/product/product');
  const anchors = within(screen.getByRole('navigation', { name: '产品' }));
  expect(anchors.getByRole('link', { name: '信用凭证' }).getAttribute('href')).toBe('/index/product#credit');
});

test('no products', async () => {
  call.mockResolvedValue([]);
  renderSite('/index/product');
  expect(await screen.findByText('暂无可介绍的产品')).toBeTruthy();
});
