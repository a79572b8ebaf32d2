import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { accessToken, onPasswordChangeRequest } from '@portal/shared/session';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { signIn } from '../../testing/signed-in';
import { Component } from './page';
import { profile } from './testing/profile-sample';

jest.setTimeout(60_000);

const device = (deviceId: string, browser: string, current = false) => ({
  deviceId,
  browser,
  system: 'Windows',
  address: '10.0.0.8',
  loginTime: '2026-11-20T01:30:00Z',
  lastActiveTime: '2026-11-20T02:30:00Z',
  current,
});

beforeEach(() => {
  sessionStorage.clear();
  forgetCalls();
  signIn();
  answer('custAccountLoginView', profile);
  answer('mobileChangeList', []);
  answer('isCustUserAuth', { authed: true });
  answer('deviceList', [device('D1', 'Chrome', true), device('D2', 'Edge')]);
  answer('deviceLogoutOthers', { count: 1 });
  answer('deviceLogout', null);
  answer('personalDataView', {
    kinds: [{ kind: 'account', name: '账号资料', holds: '姓名、手机号', entries: 1, retention: '注销时立即删除' }],
    staying: [],
  });
  answer('loginLogList', {
    total: 2,
    rows: [
      { at: '2026-11-20T01:30:00Z', address: '10.0.0.8', browser: 'Chrome', result: '成功', compName: '' },
      { at: '2026-11-19T01:30:00Z', address: '10.0.0.9', browser: 'Edge', result: '失败', compName: '' },
    ],
  });
});
afterEach(cleanup);

const open = async () => {
  renderAt('/center/crm/user', <Component />);
  await screen.findByText('110105********0012');
};

test('shows the person, masked, with roles, companies and the last login', async () => {
  await open();
  for (const text of ['陈立群', '138****0001', 'che***@example.com', '复核', '2 家', '强度：强', '已认证']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(screen.getByText('2026-11-20 09:30（10.0.0.8）')).toBeTruthy();
});

test('without an e-mail address one is offered to be bound', async () => {
  answer('custAccountLoginView', { ...profile, email: '', idNo: '' });
  renderAt('/', <Component />);
  expect(await screen.findByText('未绑定')).toBeTruthy();
  expect(screen.getByText('未登记')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('绑定邮箱'));
  expect(await screen.findByText('确认绑定')).toBeTruthy();
});

test('the profile fails alone, and can be tried again', async () => {
  refuse('custAccountLoginView', '系统繁忙', { status: '500' });
  renderAt('/', <Component />);
  expect(await screen.findByText('系统繁忙')).toBeTruthy();
  expect(await screen.findByText('当前设备')).toBeTruthy();
  answer('custAccountLoginView', profile);
  fireEvent.click(screen.getByText('重试'));
  expect(await screen.findByText('110105********0012')).toBeTruthy();
});

test('a number that an administrator asks for: changed like any other, or refused', async () => {
  const asked = {
    changeNo: 'N1',
    compName: '华东精工制造有限公司',
    mobile: '137****0012',
    applyTime: '2026-11-20T01:30:00Z',
    expireTime: '2026-11-27T01:30:00Z',
  };
  answer('mobileChangeList', [asked]);
  answer('mobileChangeRefuse', null);
  await open();
  expect(await screen.findByText('华东精工制造有限公司的管理员申请将您的登录手机号变更为 137****0012')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('修改手机号为 137****0012'));
  expect(await screen.findByText('验证原手机号')).toBeTruthy();
  answer('mobileChangeList', []);
  fireEvent.click(screen.getByLabelText('拒绝变更为 137****0012'));
  fireEvent.click((await screen.findAllByText('拒绝')).at(-1) as HTMLElement);
  await waitFor(() => expect(inputsOf('mobileChangeRefuse')).toEqual([{ body: { changeNo: 'N1' } }]));
  await waitFor(() => expect(screen.queryByText(/的管理员申请将您的登录手机号/)).toBeNull());
});

test('the password is changed in the dialog of the portal', async () => {
  const asked = jest.fn();
  const stop = onPasswordChangeRequest(asked);
  await open();
  fireEvent.click(screen.getByLabelText('修改登录密码'));
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
});

test('other devices are signed out after a question; one’s own cannot be', async () => {
  await open();
  await screen.findByText('当前设备');
  expect(screen.getAllByLabelText(/^退出登录：/)).toHaveLength(1);
  fireEvent.click(screen.getByText('退出其他设备'));
  expect(await screen.findByText('确定退出其他 1 台设备？')).toBeTruthy();
  expect(inputsOf('deviceLogoutOthers')).toEqual([]);
  const asked = inputsOf('deviceList').length;
  fireEvent.click(screen.getAllByText('退出其他设备').at(-1) as HTMLElement);
  await waitFor(() => expect(inputsOf('deviceLogoutOthers')).toHaveLength(1));
  await waitFor(() => expect(inputsOf('deviceList').length).toBeGreaterThan(asked));
});

test('one device, by its name', async () => {
  await open();
  fireEvent.click(await screen.findByLabelText(/^退出登录：Edge · Windows/));
  expect(await screen.findByText('确定让“Edge · Windows”退出登录？')).toBeTruthy();
  fireEvent.click(screen.getAllByText('退出登录').at(-1) as HTMLElement);
  await waitFor(() => expect(inputsOf('deviceLogout')).toEqual([{ body: { deviceId: 'D2' } }]));
});

test('logins that failed are told apart in words', async () => {
  await open();
  expect(await screen.findByText('失败')).toBeTruthy();
  expect(screen.getByText('成功')).toBeTruthy();
});

test('one’s data by kind; the account is closed after a question, and the login page follows', async () => {
  answer('personalDataLeave', { leftTime: '2026-11-26T01:30:00Z' });
  await open();
  expect(await screen.findByText('注销时立即删除')).toBeTruthy();
  fireEvent.click(screen.getByText('注销账号'));
  expect(await screen.findByText('确定注销账号？')).toBeTruthy();
  expect(inputsOf('personalDataLeave')).toEqual([]);
  fireEvent.click(screen.getAllByText('注销账号').at(-1) as HTMLElement);
  await waitFor(() => expect(accessToken()).toBeUndefined());
  expect(inputsOf('personalDataLeave')).toHaveLength(1);
});

test('who cannot leave reads the reason and sees no button', async () => {
  answer('personalDataView', { kinds: [], staying: ['您是甲公司的唯一企业管理员'] });
  await open();
  expect(await screen.findByText('您是甲公司的唯一企业管理员')).toBeTruthy();
  expect(screen.queryByText('注销账号')).toBeNull();
});
