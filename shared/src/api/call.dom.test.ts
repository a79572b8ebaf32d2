import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { call } from './call';
import { ApiError } from './public';
import { envelope, networkError, refusal } from './testing/fake-server';
import { logIn, startPortal, type TestPortal } from './testing/portal';
import { http } from './transmit';

let portal: TestPortal;

beforeEach(() => {
  portal = startPortal();
  logIn();
});

afterEach(() => portal.stop());

const unread = () => call('messageUnreadNumbers', { query: { receiveCompCode: 'C1' } });
const logout = (options = {}) => call('loginOut', {}, options);

describe('what goes out', () => {
  test('"Base path /api, timeout 60000 ms."', () => {
    expect(http.defaults).toMatchObject({ baseURL: '/api', timeout: 60_000 });
  });

  test('"The header Authorization carries a bearer token from the cookie when present."', async () => {
    portal.server.on('getIsUnreadNumbers', envelope(3)).on('province/list', envelope([]));
    await unread();
    expect(portal.server.requests[0]?.headers).toMatchObject({ authorization: 'Bearer access-a' });
    Object.assign(document, { cookie: 'access_token=; path=/; max-age=0' });
    await call('provinceList', {});
    expect(portal.server.requests[1]?.headers).not.toHaveProperty('authorization');
  });

  test('parameters stand where the contract says: path, query, body', async () => {
    portal.server
      .on('login/sms/token/42%2F7', envelope('token'))
      .on('getIsUnreadNumbers', envelope(3))
      .on('cust/employee/info/comp', envelope(null));
    await call('loginSmsToken', { path: { browserID: '42/7' } });
    await unread();
    await call('custEmployeeInfoComp', { body: { productCode: 'CRM' } });
    const [sms, count, info] = portal.server.requests;
    expect(sms).toMatchObject({ path: '/web/portal/api/login/sms/token/42%2F7', body: undefined });
    expect(String(count?.query)).toBe('receiveCompCode=C1');
    expect(info).toMatchObject({ body: '{"productCode":"CRM"}' });
    expect(info?.headers['content-type']).toContain('application/json');
  });

  test('the body of the envelope is the answer', async () => {
    portal.server.on('getIsUnreadNumbers', envelope(7));
    await expect(unread()).resolves.toBe(7);
    expect(portal.notify).not.toHaveBeenCalled();
  });
});

describe('messages', () => {
  test('"Not ok with a msg: the msg is shown as a warning for 5 seconds."', async () => {
    portal.server.on('loginOut', refusal('409', '请先完成对账'));
    const error = await logout().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'refused', status: '409', msg: '请先完成对账' });
    expect(portal.notify.mock.calls).toEqual([['warning', '请先完成对账', 5000]]);
  });

  test('"Defaults are 请求失败！ or 操作失败！."', async () => {
    portal.server.on('loginOut', refusal('409', '')).on('getIsUnreadNumbers', refusal('409', ''));
    await expect(logout()).rejects.toMatchObject({ msg: '操作失败！' });
    await expect(unread()).rejects.toMatchObject({ msg: '请求失败！' });
  });

  test('"Success of updates: 操作成功！.", where the caller asks for it; a sentence of its own is the second line', async () => {
    portal.server.on('loginOut', envelope(null));
    await logout();
    expect(portal.notify).not.toHaveBeenCalled();
    await logout({ success: true });
    await logout({ success: '已退出' });
    expect(portal.notify.mock.calls).toEqual([
      ['success', '操作成功！', 5000, undefined],
      ['success', '操作成功！', 5000, '已退出'],
    ]);
  });

  test('a caller that handles its own errors gets them and nobody else does', async () => {
    portal.server.on('loginOut', refusal('400', '填写有误', { fields: { mobile: '请输入正确手机号码' } }));
    await expect(logout({ handlesErrors: true })).rejects.toMatchObject({
      msg: '填写有误',
      fields: { mobile: '请输入正确手机号码' },
    });
    expect(portal.notify).not.toHaveBeenCalled();
  });

  test('"A response must have HTTP status 200 or it is rejected." "Server failures are otherwise shown as warning or error". The id that support needs comes with it.', async () => {
    portal.server.on('getIsUnreadNumbers', {
      httpStatus: 503,
      data: { status: '503', ok: false, msg: '服务繁忙，请稍后再试', body: null },
      headers: { 'x-request-id': 'r-1' },
    });
    await expect(unread()).rejects.toMatchObject({ kind: 'server', status: '503', requestId: 'r-1' });
    expect(portal.notify.mock.calls).toEqual([['error', '服务繁忙，请稍后再试', 5000]]);
  });

  test('a page instead of an envelope is an error, whatever its status', async () => {
    portal.server.on('getIsUnreadNumbers', { data: '<!doctype html>' });
    await expect(unread()).rejects.toMatchObject({ kind: 'server', msg: '请求失败！' });
  });

  test('what breaks before anything is sent is an ApiError too', async () => {
    const broken = {
      get query(): never {
        throw new TypeError('broken input');
      },
    };
    await expect(call('messageUnreadNumbers', broken)).rejects.toMatchObject({ kind: 'client', msg: '请求失败！' });
  });
});

describe('the loading overlay counts writes', () => {
  test('"a counter so that the overlay closes at zero"', async () => {
    portal.server.on('loginOut', envelope(null));
    await Promise.all([logout(), logout()]);
    expect(portal.loading.mock.calls.flat()).toEqual([1, 1, -1, -1]);
  });

  test('closes after a failure', async () => {
    portal.server.on('loginOut', refusal('500', '失败'));
    await expect(logout()).rejects.toThrow('失败');
    expect(portal.loading.mock.calls.flat()).toEqual([1, -1]);
  });

  test('is never shown for a read, nor for a write that does not want it', async () => {
    portal.server.on('getIsUnreadNumbers', envelope(0)).on('loginOut', envelope(null));
    await unread();
    await logout({ loading: false });
    expect(portal.loading).not.toHaveBeenCalled();
  });
});

describe('network errors', () => {
  test('a read is repeated, a little later each time', async () => {
    let tries = 0;
    portal.server.on('getIsUnreadNumbers', () => {
      tries += 1;
      return tries < 3 ? networkError() : envelope(5);
    });
    await expect(unread()).resolves.toBe(5);
    expect(tries).toBe(3);
    expect(portal.notify).not.toHaveBeenCalled();
  });

  test('at most twice', async () => {
    portal.server.on('getIsUnreadNumbers', networkError);
    await expect(unread()).rejects.toMatchObject({ kind: 'network', msg: '网络异常，请检查网络后重试' });
    expect(portal.server.requests).toHaveLength(3);
    expect(portal.notify.mock.calls).toEqual([['error', '网络异常，请检查网络后重试', 5000]]);
  });

  test('a write never: it may have been done', async () => {
    portal.server.on('loginOut', networkError);
    await expect(logout()).rejects.toMatchObject({ kind: 'network' });
    expect(portal.server.requests).toHaveLength(1);
    expect(portal.notify.mock.calls[0]?.[1]).toContain('请核对结果');
  });

  test('a server that ended with the read in its hands is no failure: another one answers', async () => {
    let tries = 0;
    portal.server.on('getIsUnreadNumbers', () => {
      tries += 1;
      return tries < 2 ? { httpStatus: 502, data: '' } : envelope(5);
    });
    await expect(unread()).resolves.toBe(5);
    expect(portal.notify).not.toHaveBeenCalled();
  });

  test('a write that a server had in its hands is never repeated', async () => {
    portal.server.on('loginOut', { httpStatus: 502, data: '' });
    await expect(logout()).rejects.toMatchObject({ kind: 'server', status: '502' });
    expect(portal.server.requests).toHaveLength(1);
  });

  test('a failure of the server is no network error', async () => {
    portal.server.on('getIsUnreadNumbers', { httpStatus: 500, data: '' });
    await expect(unread()).rejects.toMatchObject({ kind: 'server', status: '500' });
    expect(portal.server.requests).toHaveLength(1);
  });
});

describe('a page that is left', () => {
  test('ends its calls without a word', async () => {
    const page = new AbortController();
    portal.server.on('getIsUnreadNumbers', envelope(1));
    const pending = call('messageUnreadNumbers', { query: { receiveCompCode: 'C1' } }, { signal: page.signal });
    page.abort();
    await expect(pending).rejects.toMatchObject({ kind: 'aborted' });
    expect(portal.notify).not.toHaveBeenCalled();
  });

  test('also between two tries', async () => {
    const page = new AbortController();
    portal.server.on('getIsUnreadNumbers', () => {
      setTimeout(() => page.abort(), 20);
      return networkError();
    });
    const pending = call('messageUnreadNumbers', { query: { receiveCompCode: 'C1' } }, { signal: page.signal });
    await expect(pending).rejects.toMatchObject({ kind: 'aborted' });
    expect(portal.server.requests).toHaveLength(1);
  });
});
