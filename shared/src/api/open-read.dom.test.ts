import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { call } from './call';

/** A visitor without a session: nothing but the browser's own `fetch` is needed. */
const fetched = jest.fn<typeof fetch>();

const reply = (data: unknown, status = 200) =>
  ({ status, json: async () => data, headers: new Headers({ 'x-request-id': 'r-7' }) }) as Response;

beforeEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
});

afterEach(() => {
  jest.useRealTimers();
});

const silent = { handlesErrors: true } as const;
const list = (options = {}) => call('articleList', { body: { pageNum: 1 } } as never, { ...silent, ...options });

test('a visitor reads without a token: the envelope’s body is the answer', async () => {
  fetched.mockResolvedValue(reply({ status: '200', ok: true, msg: '', body: { total: 2 } }));
  await expect(list()).resolves.toEqual({ total: 2 });
  const [address, sent] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/web/portal/api/manage/article/getArticleList');
  expect(sent).toMatchObject({ method: 'POST', body: '{"pageNum":1}' });
  expect(JSON.stringify(sent?.headers)).not.toMatch(/authorization/i);
});

test('a refusal brings the server’s sentence and the number of the request', async () => {
  fetched.mockResolvedValue(reply({ status: '404', ok: false, msg: '文章不存在', body: null }));
  await expect(list()).rejects.toMatchObject({ kind: 'refused', msg: '文章不存在', status: '404', requestId: 'r-7' });
});

test('an answer that is no envelope is 请求失败！', async () => {
  fetched.mockResolvedValue(reply(null, 502));
  await expect(list()).rejects.toMatchObject({ kind: 'server', msg: '请求失败！' });
});

test('a server that ended with the read in its hands: another one answers', async () => {
  fetched.mockResolvedValueOnce(reply(null, 502));
  fetched.mockResolvedValueOnce(reply({ status: '200', ok: true, msg: '', body: { total: 2 } }));
  await expect(list()).resolves.toEqual({ total: 2 });
});

test('a lost connection is tried again, then said', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const failed = await list().catch((error: unknown) => error);
  expect(failed).toMatchObject({ kind: 'network', msg: '网络异常，请检查网络后重试' });
  expect(fetched).toHaveBeenCalledTimes(3);
  // The number that the visitor reads is the one with which the last try went out.
  const { headers } = fetched.mock.calls.at(-1)?.[1] ?? {};
  const { traceparent = '' } = headers as Record<string, string>;
  expect(failed).toMatchObject({ requestId: traceparent.slice(3, 15).replace(/(....)(?=.)/g, '$1-') });
});

test('a page that is left ends its read', async () => {
  fetched.mockImplementation(
    (_, sent) => new Promise((_, reject) => sent?.signal?.addEventListener('abort', () => reject(new Error('ended')))),
  );
  const leaving = new AbortController();
  const read = list({ signal: leaving.signal });
  leaving.abort();
  await expect(read).rejects.toMatchObject({ kind: 'aborted' });
});

test('"HTTP timeout 60000 ms."', async () => {
  jest.useFakeTimers();
  fetched.mockImplementation(
    (_, sent) => new Promise((_, reject) => sent?.signal?.addEventListener('abort', () => reject(new Error('ended')))),
  );
  const read = list();
  const failed = expect(read).rejects.toMatchObject({ kind: 'timeout', msg: '请求超时，请稍后重试' });
  await jest.advanceTimersByTimeAsync(60_000);
  await failed;
});
