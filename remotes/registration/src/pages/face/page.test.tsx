import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bootElementId } from '@portal/shared/boot';
import { answer, forgetCalls, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, screen, within } from '@testing-library/react';
import { Component } from './page';

beforeEach(() => {
  forgetCalls();
  const tenant = { platformName: '供应链金融服务平台', companyLogo: '' };
  document.head.innerHTML = `<script type="application/json" id="${bootElementId}">${JSON.stringify({ tenant })}</script>`;
});
afterEach(cleanup);

const alert = async () => within(await screen.findByRole('alert'));

test('a link that nobody knows says where a new one comes from', async () => {
  refuse('faceInfo', '链接不存在', { status: '404' });
  renderAt('/register/face?ticket=T1', <Component />);
  const said = await alert();
  expect(said.getByText('链接不存在')).toBeTruthy();
  expect(said.getByText('请在电脑端重新获取二维码，再用手机扫码打开。')).toBeTruthy();
  expect(said.queryByRole('button')).toBeNull();
});

test('a link that has been used says so, and asks for no face', async () => {
  answer('faceInfo', { state: 'SUCCESS', purposeText: '企业实名认证', expireTime: '2099-01-01T00:00:00Z' });
  renderAt('/register/face?ticket=T1', <Component />);
  expect((await alert()).getByText('该链接已完成认证，请返回电脑端继续')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '开始人脸识别' })).toBeNull();
});
