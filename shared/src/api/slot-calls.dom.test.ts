import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { defineCalls, read, write, z } from '../contract/define-calls';
import { accessToken, sessionState } from '../session/public';
import { tokens } from '../session/testing/samples';
import { ApiError } from './api-error';
import { call } from './call';
import { download } from './download';
import { envelope, type FakeReply, refusal } from './testing/fake-server';
import { logIn, startPortal, type TestPortal } from './testing/portal';

const { calls } = defineCalls('invoice', {
  list: read({ path: 'list', body: { pageNum: z.number() }, reply: { total: z.number() } }),
  one: read({ path: '{no}', method: 'GET', query: { part: z.string().optional() }, reply: { no: z.string() } }),
  add: write({ path: 'add', body: { amount: z.string() } }),
  news: read({ path: 'news', passive: true, reply: { count: z.number() } }),
  paper: read({ path: '{no}/paper', reply: 'file' }),
});

let portal: TestPortal;

beforeEach(() => {
  portal = startPortal();
  logIn();
  window.history.replaceState(null, '', '/center/invoice');
});
afterEach(() => portal.stop());

const sentTo = (address: string) => {
  const [sent] = portal.server.to(address);
  if (!sent) throw new Error(`nothing was sent to ${address}`);
  return sent;
};

const failureOf = async (made: Promise<unknown>): Promise<ApiError> => {
  const error = await made.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  ApiError.expect(error);
  return error;
};

test('a call goes to its slot as plain JSON, with the person’s token', async () => {
  portal.server.on('/invoice/list', envelope({ total: 3 })).on('/invoice/7', envelope({ no: '7' }));
  expect((await call(calls.list, { body: { pageNum: 1 } })).total).toBe(3);
  expect((await call(calls.one, { path: { no: '7' }, query: { part: 'a b' } })).no).toBe('7');
  const sent = sentTo('/invoice/list');
  expect(sent.body).toBe('{"pageNum":1}');
  expect(sent.headers.authorization).toBe('Bearer access-a');
  expect(Object.keys(sent.headers)).not.toEqual(expect.arrayContaining(['key-id', 'aes', 'sign', 'x-portal-passive']));
  expect(sentTo('/invoice/7').query.get('part')).toBe('a b');
});

test('what a page asks by itself says so', async () => {
  portal.server.on('/invoice/news', envelope({ count: 0 }));
  await call(calls.news, {});
  expect(sentTo('/invoice/news').headers['x-portal-passive']).toBe('1');
});

test('a write shows the overlay and its success, a refusal its sentence', async () => {
  portal.server.on('/invoice/add', envelope(null));
  await call(calls.add, { body: { amount: '1.00' } }, { success: true });
  expect(portal.loading.mock.calls.flat()).toEqual([1, -1]);
  expect(portal.notify.mock.calls.at(-1)?.slice(0, 2)).toEqual(['success', '操作成功！']);
  portal.server.on('/invoice/add', refusal('409', '发票已开具'));
  expect(await failureOf(call(calls.add, { body: { amount: '1.00' } }))).toMatchObject({
    kind: 'refused',
    status: '409',
  });
  expect(portal.notify.mock.calls.at(-1)?.slice(0, 2)).toEqual(['warning', '发票已开具']);
});

test('a file comes as a file', async () => {
  const data = new Blob(['pdf'], { type: 'application/pdf' });
  portal.server.on('/invoice/7/paper', { data, headers: { 'content-disposition': 'attachment; filename="7.pdf"' } });
  expect(await download(calls.paper, { path: { no: '7' } })).toMatchObject({ fileName: '7.pdf' });
});

const said = (status: string, httpStatus: number, by?: string): FakeReply => ({
  httpStatus,
  data: { status, ok: false, msg: '不行', body: null },
  ...(by ? { headers: { 'x-portal-answer': by } } : {}),
});

describe('what a service says about the session is a refusal of its call', () => {
  test.each([
    ['401', 401],
    ['403', 200],
    ['403', 403],
    ['423', 200],
    ['442', 200],
    ['440', 200],
  ])('%s (HTTP %d)', async (status, httpStatus) => {
    portal.server.on('/invoice/list', said(status, httpStatus));
    const error = await failureOf(call(calls.list, { body: { pageNum: 1 } }));
    expect(error).toMatchObject({ kind: 'refused', status, msg: '不行' });
    expect([accessToken(), sessionState().locked]).toEqual(['access-a', false]);
    expect(portal.navigate).not.toHaveBeenCalled();
    expect(portal.server.to('refresh/token')).toEqual([]);
  });

  test('nor can it ask the person for a proof', async () => {
    const asks = { fields: {}, stepUp: { kind: 'employees', ways: ['10'] } };
    portal.server.on('/invoice/add', refusal('441', '请先验证', asks));
    expect(await failureOf(call(calls.add, { body: { amount: '1' } }))).toMatchObject({
      kind: 'refused',
      status: '441',
    });
  });
});

describe('what the gateway says is about the session', () => {
  test('401: new tokens, and the call once more', async () => {
    portal.server
      .on('/invoice/list', ({ headers: sent }) =>
        sent.authorization === 'Bearer access-b' ? envelope({ total: 1 }) : said('401', 401, 'gateway'),
      )
      .on('refresh/token', envelope({ ...tokens('b'), compInfo: null }));
    expect((await call(calls.list, { body: { pageNum: 1 } })).total).toBe(1);
  });

  test('401 without new tokens: the session is over', async () => {
    portal.server.on('/invoice/list', said('401', 401, 'gateway')).on('refresh/token', refusal('401', '已退出'));
    expect((await failureOf(call(calls.list, { body: { pageNum: 1 } }))).kind).toBe('session');
    expect(accessToken()).toBeUndefined();
  });

  test('423: the session is locked', async () => {
    portal.server.on('/invoice/list', said('423', 200, 'gateway'));
    expect((await failureOf(call(calls.list, { body: { pageNum: 1 } }))).kind).toBe('locked');
    expect(sessionState().locked).toBe(true);
  });
});
