import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { News } from '../news';

const call = jest.fn<(name: string) => Promise<unknown>>();

jest.mock('../../api/public', () => ({
  call: (name: string) => call(name),
  callAddress: (name: string, { query }: { query: Record<string, string> }) => `/${name}?${new URLSearchParams(query)}`,
  ApiError: class extends Error {
    readonly kind: string;
    constructor(message: string, { kind }: { kind: string }) {
      super(message);
      this.kind = kind;
    }
  },
}));

const { followNews } = jest.requireActual<typeof import('./news-stream')>('./news-stream');
const { onNews } = jest.requireActual<typeof import('../news')>('../news');
const { ApiError } = jest.requireMock<typeof import('../../api/public')>('../../api/public');

interface Connection {
  readonly url: string;
  readonly signal: AbortSignal;
  send(text: string): void;
  end(): void;
}

let connections: Connection[] = [];
let heard: News[] = [];
let stops: (() => void)[] = [];

/** A gateway that lets everybody in and sends the pieces that the test gives it. */
function connect(url: string, { signal }: { signal: AbortSignal }): Promise<unknown> {
  const waiting: ((part: { done: boolean; value?: string }) => void)[] = [];
  const parts: { done: boolean; value?: string }[] = [];
  const push = (part: { done: boolean; value?: string }) => {
    const reader = waiting.shift();
    if (reader) reader(part);
    else parts.push(part);
  };
  connections.push({ url, signal, send: (value) => push({ done: false, value }), end: () => push({ done: true }) });
  const read = () =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      const part = parts.shift();
      if (part) resolve(part);
      else waiting.push(resolve);
    });
  return Promise.resolve({ ok: true, body: { pipeThrough: () => ({ getReader: () => ({ read }) }) } });
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  connections = [];
  heard = [];
  localStorage.clear();
  call.mockReset().mockResolvedValue({ ticket: 'ticket-1', expiresIn: 60, lastEventId: '4' });
  Object.assign(globalThis, { fetch: connect, TextDecoderStream: class {} });
  stops = [onNews((news) => heard.push(news)), followNews()];
});
afterEach(() => {
  for (const stop of stops) stop();
  show('visible');
  jest.useRealTimers();
});

const message = (id: number) =>
  `id: ${id}\nevent: message\ndata: ${JSON.stringify({ id: `M${id}`, title: '新消息', type: 'SYSTEM', sendTime: '' })}\n\n`;

test('[threat: broken stream] passes on what comes, and goes on after the last one when the gateway was restarted', async () => {
  await pass(0);
  expect(connections[0]?.url).toBe('/eventStream?ticket=ticket-1&lastEventId=4');
  connections[0]?.send(`: open\n\n${message(7)}`);
  connections[0]?.send('id: 7\nevent: unread\ndata: {"compCode":"C1","count":3}\n\n');
  await pass(0);
  expect(heard.map(({ kind }) => kind)).toEqual(['message', 'unread']);
  connections[0]?.end();
  await pass(1_000);
  expect(connections[1]?.url).toBe('/eventStream?ticket=ticket-1&lastEventId=7');
});

test('[threat: broken stream] a dead connection, as after sleep, is noticed and made anew', async () => {
  await pass(0);
  connections[0]?.send(': open\n\n');
  await pass(40_000);
  connections[0]?.send(': alive\n\n');
  await pass(44_000);
  expect(connections).toHaveLength(1);
  await pass(3_000);
  expect(connections).toHaveLength(2);
});

test('as long as nothing can be had, everybody is told to ask, less and less often', async () => {
  call.mockRejectedValue(new ApiError('网络异常', { kind: 'network' }));
  await pass(120_000);
  const tries = heard.filter(({ kind }) => kind === 'changed').length;
  expect(tries).toBeGreaterThan(4);
  expect(tries).toBeLessThan(20);
});

test('a hidden tab lets go, and begins again when it is shown', async () => {
  await pass(0);
  show('hidden');
  await pass(60_000);
  expect(connections[0]?.signal.aborted).toBe(true);
  expect(connections).toHaveLength(1);
  show('visible');
  await pass(0);
  expect(connections).toHaveLength(2);
});

test('ends with the session', async () => {
  await pass(0);
  call.mockRejectedValue(new ApiError('请重新登录', { kind: 'session' }));
  connections[0]?.end();
  await pass(300_000);
  expect(connections).toHaveLength(1);
});

test('a page that is left before the first event loses nothing: the next one begins where the first did', async () => {
  await pass(0);
  for (const stop of stops.splice(0)) stop();
  call.mockResolvedValue({ ticket: 'ticket-2', expiresIn: 60, lastEventId: '9' });
  stops = [followNews()];
  await pass(0);
  expect(connections[1]?.url).toBe('/eventStream?ticket=ticket-2&lastEventId=4');
});
