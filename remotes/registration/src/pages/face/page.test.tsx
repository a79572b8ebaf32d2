import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bootElementId } from '@portal/shared/boot';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
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

const open = {
  state: 'SCANNED',
  purposeText: '企业实名认证',
  expireTime: '2099-01-01T00:00:00Z',
  way: 'provider',
  checking: false,
  url: '',
  reason: '',
} as const;

async function beginCheck() {
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: '开始人脸识别' }));
}

test('the provider’s failure is told when it comes', async () => {
  answer('faceInfo', open);
  answer('faceSubmit', { state: 'SCANNED', reason: '' });
  renderAt('/register/face?ticket=T1', <Component />);
  await beginCheck();
  expect(await screen.findByRole('button', { name: '正在识别……' })).toBeTruthy();
  answer('faceInfo', { ...open, state: 'FAILED', reason: '人脸与证件照片不一致' });
  const said = await screen.findByRole('alert', {}, { timeout: 4_000 });
  expect(said.textContent).toBe('人脸识别未通过：人脸与证件照片不一致。请在电脑端重新获取二维码');
});

test('without face recognition the person sends a photo', async () => {
  answer('faceInfo', { ...open, way: 'photo' });
  answer('facePhoto', { state: 'REVIEWING' });
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  renderAt('/register/face?ticket=T1', <Component />);
  fireEvent.click(await screen.findByRole('button', { name: '提交照片' }));
  expect((await screen.findByRole('alert')).textContent).toBe('请先拍摄或选择照片');
  const file = new File(['x'], '照片.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText(/拍摄或选择照片/), { target: { files: [file] } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: '提交照片' }));
  expect(await screen.findByText(/照片已提交/)).toBeTruthy();
  expect(inputsOf('facePhoto')).toMatchObject([{ query: { ticket: 'T1', consent: 'true' }, file }]);
});

test('a link that has been used says so, and asks for no face', async () => {
  answer('faceInfo', { ...open, state: 'SUCCESS' });
  renderAt('/register/face?ticket=T1', <Component />);
  expect((await alert()).getByText('该链接已完成认证，请返回电脑端继续')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '开始人脸识别' })).toBeNull();
});
