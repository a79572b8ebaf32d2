import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  accessToken,
  beginLeaving,
  leaveSession,
  refreshToken,
  renewTokens,
  sessionState,
  stay,
  switchCompany,
} from '../session/public';
import { tokens } from '../session/testing/samples';
import { openTab, removeBroadcastChannel, useFakeBroadcastChannel } from '../session/testing/tab';
import { call } from './call';
import { envelope, type FakeReply, type FakeRequest, networkError, refusal } from './testing/fake-server';
import { logIn, startPortal, type TestPortal } from './testing/portal';

let portal: TestPortal;

beforeEach(() => {
  portal = startPortal();
  logIn();
  window.history.replaceState(null, '', '/center/crm/user?tab=2');
});

afterEach(() => {
  portal.stop();
  removeBroadcastChannel();
  jest.restoreAllMocks();
});

const http401: FakeReply = { httpStatus: 401, data: { status: '401', ok: false, msg: '登录已失效', body: null } };
const refreshed = (mark: string) => envelope({ ...tokens(mark), compInfo: null });
const companies = () => call('custEmployeeCompsAll', {});
const rename = () => call('loginOut', {});
const settled = async (count: number) => Promise.allSettled(Array.from({ length: count }, companies));

/** Only the newer token is good. */
const onlyWith = (token: string) => (request: FakeRequest) =>
  request.headers.authorization === `Bearer ${token}` ? envelope([]) : http401;

test('a visitor who was never logged in goes to the login without a word', async () => {
  leaveSession();
  stay();
  portal.server.on('comps/all', http401);
  await expect(companies()).rejects.toMatchObject({ kind: 'session' });
  expect(portal.navigate.mock.calls).toEqual([['/login?redirect=%2Fcenter%2Fcrm%2Fuser%3Ftab%3D2']]);
  expect(portal.notify).not.toHaveBeenCalled();
});

describe('20 calls at once with a token that has expired', () => {
  test('[threat: expired token] one refresh, all retried', async () => {
    portal.server.on('comps/all', onlyWith('access-b')).on('refresh/token', refreshed('b'));
    const results = await settled(20);
    expect(results.every((result) => result.status === 'fulfilled')).toBe(true);
    expect(portal.server.to('refresh/token').map((request) => request.body)).toEqual(['{"refreshToken":"refresh-a"}']);
    expect([accessToken(), refreshToken()]).toEqual(['access-b', 'refresh-b']);
    expect(portal.navigate).not.toHaveBeenCalled();
    expect(portal.notify).not.toHaveBeenCalled();
  });

  test('or one trip to the login, with one message', async () => {
    portal.server.on('comps/all', http401).on('refresh/token', refusal('401', '已在其他设备登录'));
    const results = await settled(20);
    expect(results.every((result) => result.status === 'rejected')).toBe(true);
    expect(portal.server.to('refresh/token')).toHaveLength(1);
    expect(portal.navigate.mock.calls).toEqual([['/login?redirect=%2Fcenter%2Fcrm%2Fuser%3Ftab%3D2']]);
    expect(portal.notify.mock.calls).toEqual([['warning', '登录已失效', 5000]]);
    expect(accessToken()).toBeUndefined();
  });

  test('the new token is refused as well: one refresh, one trip', async () => {
    portal.server.on('comps/all', http401).on('refresh/token', refreshed('b'));
    await settled(20);
    expect(portal.server.to('refresh/token')).toHaveLength(1);
    expect(portal.navigate).toHaveBeenCalledTimes(1);
  });

  test('a write is retried as well: the server refused it before doing anything', async () => {
    portal.server
      .on('loginOut', (request) => (request.headers.authorization === 'Bearer access-b' ? envelope(null) : http401))
      .on('refresh/token', refreshed('b'));
    await rename();
    expect(portal.server.to('loginOut')).toHaveLength(2);
  });

  test('a refresh that could not be asked for logs nobody out', async () => {
    portal.server.on('comps/all', http401).on('refresh/token', networkError);
    await expect(companies()).rejects.toMatchObject({ kind: 'network' });
    expect(accessToken()).toBe('access-a');
    expect(portal.navigate).not.toHaveBeenCalled();
  });

  test.each([
    ['server', { httpStatus: 503, data: null }, false],
    ['locked', refusal('423', '请验证身份'), true],
  ])('nor one that failed: %s', async (kind, reply, locked) => {
    portal.server.on('comps/all', http401).on('refresh/token', reply);
    await expect(companies()).rejects.toMatchObject({ kind });
    expect(accessToken()).toBe('access-a');
    expect(sessionState().locked).toBe(locked);
  });

  test('another tab has refreshed meanwhile: no refresh at all', async () => {
    portal.server.on('comps/all', (request) => {
      if (request.headers.authorization === 'Bearer access-a') {
        renewTokens(tokens('b'));
        return http401;
      }
      return envelope([]);
    });
    await companies();
    expect(portal.server.to('refresh/token')).toHaveLength(0);
  });

  test('tabs take turns, where the browser can', async () => {
    const request = jest.fn((_name: string, action: () => Promise<unknown>) => {
      renewTokens(tokens('b'));
      return action();
    });
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    portal.server.on('comps/all', onlyWith('access-b'));
    await companies();
    Reflect.deleteProperty(navigator, 'locks');
    expect(request).toHaveBeenCalledTimes(1);
    expect(portal.server.to('refresh/token')).toHaveLength(0);
  });
});

describe('the end of a session', () => {
  beforeEach(() => {
    Object.assign(document, { cookie: 'refresh_token=; path=/; max-age=0' });
  });

  test('"Body status 403 or 401: the message is shown, the token is removed and the user goes to login"', async () => {
    portal.server.on('comps/all', refusal('401', '请重新登录'));
    await expect(companies()).rejects.toMatchObject({ kind: 'session', status: '401', msg: '请重新登录' });
    expect(portal.notify.mock.calls).toEqual([['warning', '请重新登录', 5000]]);
    expect(portal.navigate.mock.calls[0]?.[0]).toMatch(/^\/login/);
    expect(document.cookie).not.toContain('access_token');
  });

  test('"HTTP 401: redirect to login, token and username cleared."', async () => {
    switchCompany(tokens('a'), { compName: '甲', employeeCode: 'E1' }, null);
    Object.assign(document, { cookie: 'refresh_token=; path=/; max-age=0' });
    portal.server.on('comps/all', { httpStatus: 401, data: '' });
    await expect(companies()).rejects.toMatchObject({ kind: 'session', msg: '登录已失效，请重新登录' });
    expect(sessionState()).toMatchObject({ compInfo: null, company: null, comps: [] });
  });

  test.each([
    ['body', refusal('403', '您没有权限')],
    ['HTTP', { httpStatus: 403, data: null }],
  ])('"A body status \'403\' redirects to the product page and removes the token": %s', async (_where, reply) => {
    portal.server.on('comps/all', reply);
    await settled(5);
    expect(portal.navigate.mock.calls).toEqual([['/center/product/product']]);
    expect(portal.notify).toHaveBeenCalledTimes(1);
    expect(accessToken()).toBeUndefined();
  });

  test('is handled for callers that handle their own errors, too', async () => {
    portal.server.on('comps/all', http401);
    await expect(call('custEmployeeCompsAll', {}, { handlesErrors: true })).rejects.toMatchObject({ kind: 'session' });
    expect(portal.navigate).toHaveBeenCalledTimes(1);
  });

  test('comes also where the token has vanished from the cookies', async () => {
    Object.assign(document, { cookie: 'access_token=; path=/; max-age=0' });
    portal.server.on('comps/all', http401);
    await settled(3);
    expect(portal.navigate).toHaveBeenCalledTimes(1);
  });

  test('an answer for the session before does not end the new one', async () => {
    portal.server.on('comps/all', () => {
      logIn('new');
      return refusal('403', '没有权限');
    });
    await expect(companies()).rejects.toMatchObject({ kind: 'session' });
    expect(accessToken()).toBe('access-new');
    expect(portal.navigate).not.toHaveBeenCalled();
  });

  test('nor the one of another tab', async () => {
    portal.server.on('comps/all', () => {
      const other = openTab();
      other.session.enterSession(tokens('new'));
      other.close();
      return refusal('403', '没有权限');
    });
    await expect(companies()).rejects.toMatchObject({ kind: 'session' });
    expect(accessToken()).toBe('access-new');
  });
});

describe('after the session', () => {
  beforeEach(() => {
    portal.server.on('comps/all', http401);
  });

  test('nothing more is asked in its name, and nothing more is said', async () => {
    portal.server.on('refresh/token', refusal('401', '登录已失效'));
    await settled(1);
    const asked = portal.server.requests.length;
    await expect(companies()).rejects.toMatchObject({ kind: 'session', handled: true });
    expect(portal.server.requests).toHaveLength(asked);
    expect(portal.notify).toHaveBeenCalledTimes(1);
    expect(portal.navigate).toHaveBeenCalledTimes(1);
  });

  test('of whoever logged out a late answer says nothing', async () => {
    portal.server.on('comps/all', () => {
      leaveSession();
      return http401;
    });
    beginLeaving();
    await settled(2);
    expect(portal.notify).not.toHaveBeenCalled();
    expect(portal.navigate).not.toHaveBeenCalled();
  });

  test('an answer that comes before that of the logout leads to the plain login page, without a word', async () => {
    portal.server.on('refresh/token', refusal('401', '您已退出登录，请重新登录'));
    beginLeaving();
    await settled(2);
    expect(portal.notify).not.toHaveBeenCalled();
    expect(portal.navigate.mock.calls).toEqual([['/login']]);
  });

  test('a logout that was refused leaves everything as it was', async () => {
    portal.server.on('refresh/token', refusal('401', '登录已失效'));
    beginLeaving();
    stay();
    await settled(1);
    expect(portal.notify).toHaveBeenCalledTimes(1);
    expect(portal.navigate.mock.calls[0]?.[0]).toContain('redirect=');
  });

  test('the other tabs hear it as leaving: they ask nothing either', async () => {
    useFakeBroadcastChannel();
    portal.stop();
    portal = startPortal();
    logIn();
    const other = openTab();
    other.session.leaveSession();
    other.close();
    await expect(companies()).rejects.toMatchObject({ kind: 'session' });
    expect(portal.server.requests).toHaveLength(0);
    expect(portal.notify).not.toHaveBeenCalled();
  });

  test('whoever logs in asks again', async () => {
    leaveSession();
    logIn('b');
    portal.server.on('comps/all', envelope([]));
    await expect(companies()).resolves.toEqual([]);
  });
});

test('423: the timeout dialog stands before every tab, nobody is logged out, no message doubles it', async () => {
  useFakeBroadcastChannel();
  portal.server.on('comps/all', refusal('423', '请验证身份'));
  await expect(companies()).rejects.toMatchObject({ kind: 'locked' });
  expect(sessionState().locked).toBe(true);
  expect(portal.notify).not.toHaveBeenCalled();
  expect(accessToken()).toBe('access-a');
});

test('a tab that shows another company than the one current writes nothing, and is loaded anew', async () => {
  const { onTabEvent } = await import('../session/public');
  const heard = jest.fn();
  const quiet = onTabEvent(heard);
  const other = openTab();
  other.session.switchCompany(tokens('b'), { compName: '乙', employeeCode: 'E2' }, null);
  other.close();
  await expect(rename()).rejects.toMatchObject({ kind: 'stale' });
  expect(portal.server.requests).toHaveLength(0);
  expect(heard).toHaveBeenCalledWith('switch');
  expect(portal.notify).not.toHaveBeenCalled();
  quiet();
});

test('a switch during a refresh: the refused call is not made in the name of the new company', async () => {
  portal.server.on('loginOut', http401).on('refresh/token', () => {
    const other = openTab();
    other.session.switchCompany(tokens('c'), { compName: '乙', employeeCode: 'E2' }, null);
    other.close();
    return refreshed('b');
  });
  await expect(rename()).rejects.toMatchObject({ kind: 'session' });
  expect(accessToken()).toBe('access-c');
  expect(portal.server.to('loginOut')).toHaveLength(1);
  expect(portal.navigate).not.toHaveBeenCalled();
});
