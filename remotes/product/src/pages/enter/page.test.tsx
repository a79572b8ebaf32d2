import '@portal/shared/testing/mock-api';
import '../../testing/mock-leave-portal';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError } from '@portal/shared/api';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { signIn } from '@portal/shared/testing/signed-in';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCentre } from '../../testing/render-centre';
import { leavePortal } from './leave-portal';

jest.setTimeout(60_000);

const way = '/center/product/enter?product=SCM';

beforeEach(() => {
  forgetCalls();
  jest.mocked(leavePortal).mockClear();
  signIn();
  answer('checkPassByProductCodeCompCodeAndUserCode', { pass: true, msg: '' });
});
afterEach(cleanup);

test('who may enter is led to the product, with the code that the server gave', async () => {
  answer('productHandover', { kind: 'external', url: 'https://scm.example/?code=c1' });
  renderCentre(way);
  await waitFor(() => expect(leavePortal).toHaveBeenCalledWith('https://scm.example/?code=c1'));
  expect(inputsOf('checkPassByProductCodeCompCodeAndUserCode')).toEqual([
    { query: { productCode: 'SCM', compCode: 'C0001', userCode: 'U0001' } },
  ]);
  expect(inputsOf('productHandover')).toEqual([{ body: { productCode: 'SCM' } }]);
});

test('a to-do leads to its place at the product', async () => {
  answer('productHandover', { kind: 'external', url: 'https://scm.example/vouchers?code=c1' });
  renderCentre(`${way}&path=${encodeURIComponent('/vouchers?state=toConfirm')}`);
  await waitFor(() => expect(leavePortal).toHaveBeenCalledWith('https://scm.example/vouchers?code=c1'));
  expect(inputsOf('productHandover')).toEqual([{ body: { productCode: 'SCM', path: '/vouchers?state=toConfirm' } }]);
});

test('a product that is a page of the portal opens here', async () => {
  answer('productHandover', { kind: 'portal', url: '/ec/orders' });
  const { router } = renderCentre(way);
  await waitFor(() => expect(router.state.location.pathname).toBe('/ec/orders'));
});

test('who may not enter reads why, and no code is made', async () => {
  const msg = '您没有该产品的权限，请联系企业管理员';
  answer('checkPassByProductCodeCompCodeAndUserCode', { pass: false, msg });
  renderCentre(way);
  expect(await screen.findByText(msg)).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回产品中心' })).toBeTruthy();
  expect(inputsOf('productHandover')).toEqual([]);
});

test('what the server refuses at the last moment is said', async () => {
  refuse('productHandover', '该产品的入口准备中，请联系客服', { status: '409' });
  renderCentre(way);
  expect(await screen.findByText('该产品的入口准备中，请联系客服')).toBeTruthy();
});

test('what failed can be tried again', async () => {
  answer('productHandover', () => {
    throw new ApiError('系统繁忙', { kind: 'server', status: '500' });
  });
  renderCentre(way);
  expect(await screen.findByText('系统繁忙')).toBeTruthy();
  answer('productHandover', { kind: 'external', url: 'https://scm.example/?code=c2' });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(leavePortal).toHaveBeenCalledWith('https://scm.example/?code=c2'));
});
