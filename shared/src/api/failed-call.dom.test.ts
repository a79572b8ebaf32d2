import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { defineCalls, read, z } from '../contract/define-calls';
import { call } from './call';
import { download } from './download';
import { type FailedCall, isFailedCall, onFailedCall } from './failed-call';
import { envelope, networkError, refusal } from './testing/fake-server';
import { logIn, startPortal, type TestPortal } from './testing/portal';

const { calls } = defineCalls('invoice', {
  one: read({ path: '{no}', method: 'GET', reply: { no: z.string() } }),
});

let portal: TestPortal;
let told: FailedCall[];

beforeEach(() => {
  portal = startPortal();
  logIn();
  told = [];
  onFailedCall((failed) => told.push(failed));
});
afterEach(() => {
  onFailedCall(() => undefined);
  portal.stop();
});

const unread = (options = {}) => call('messageUnreadNumbers', { query: { receiveCompCode: '13800000001' } }, options);
const thrownBy = (made: Promise<unknown>) => made.catch((thrown: unknown) => thrown);
const broken = {
  httpStatus: 500,
  data: { status: '500', ok: false, msg: '张三', body: null },
  headers: { 'x-request-id': '7f3a-91c2-b4d0' },
};

test('an error of the server is told by the call’s name and the number that the person sees', async () => {
  portal.server.on('getIsUnreadNumbers', broken);
  const error = await thrownBy(unread());
  expect(told).toEqual([{ failure: 'server', call: 'messageUnreadNumbers', number: '7f3a-91c2-b4d0' }]);
  expect(isFailedCall(error)).toBe(true);
});

test('so it is where the caller shows the failure itself, and for a file', async () => {
  portal.server.on('getIsUnreadNumbers', broken).on('file/download', broken);
  await thrownBy(unread({ handlesErrors: true }));
  await thrownBy(download('fileDownload', { query: { fileToken: 'secret' } }));
  expect(told.map((one) => one.call)).toEqual(['messageUnreadNumbers', 'fileDownload']);
  expect(JSON.stringify(told)).not.toMatch(/138|张三|secret/);
});

test('a call of a team’s service is told by its slot only', async () => {
  portal.server.on('/invoice/INV-7', { httpStatus: 503, data: '<!doctype html>' });
  await thrownBy(call(calls.one, { path: { no: 'INV-7' } }));
  expect(told).toMatchObject([{ failure: 'server', slot: 'invoice' }]);
  expect(JSON.stringify(told)).not.toContain('INV-7');
});

test('a lost connection and an answer that is none of ours are told once, after the last try', async () => {
  portal.server.on('getIsUnreadNumbers', networkError).on('loginOut', { data: '<!doctype html>' });
  await thrownBy(unread());
  await thrownBy(call('loginOut', {}));
  expect(told).toMatchObject([{ failure: 'network' }, { failure: 'server', call: 'loginOut' }]);
});

test('a refusal, and whoever gives up, tell nobody', async () => {
  portal.server.on('getIsUnreadNumbers', refusal('409', '请先完成对账'));
  const refused = await thrownBy(unread());
  portal.server.on('getIsUnreadNumbers', { httpStatus: 429, data: { status: '429', ok: false, msg: '操作频繁' } });
  await thrownBy(unread());
  portal.server.on('getIsUnreadNumbers', envelope(3));
  const left = await thrownBy(unread({ signal: AbortSignal.abort() }));
  expect(told).toEqual([]);
  expect([refused, left, new TypeError('broken')].map(isFailedCall)).toEqual([false, false, false]);
});
