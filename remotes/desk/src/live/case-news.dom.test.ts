import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { CallReply } from '@portal/shared/contract';
import { leave, useSession } from '../session/session';

interface Connection {
  readonly signal: AbortSignal;
  send: (text: string) => void;
}

const connections: Connection[] = [];
jest.mock('../client/staff-call', () => ({
  staffStream: async (_: string, signal: AbortSignal) => {
    const parts: string[] = [];
    let wake = () => {};
    connections.push({
      signal,
      send: (text) => {
        parts.push(text);
        wake();
      },
    });
    const read = async () => {
      while (parts.length === 0 && !signal.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve;
          signal.addEventListener('abort', () => resolve());
        });
      if (signal.aborted) throw new Error('aborted');
      return { done: false, value: parts.shift() };
    };
    return { ok: true, body: { pipeThrough: () => ({ getReader: () => ({ read }) }) } };
  },
}));

const { onCaseNews } = jest.requireActual<typeof import('./case-news')>('./case-news');

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  Object.assign(globalThis, { TextDecoderStream: class {} });
  connections.length = 0;
  useSession.setState({ me: { staffId: 'T1' } as CallReply<'staffMe'> });
});
afterEach(() => leave('logout'));

test('one connection serves every page, and it ends with the session', async () => {
  const heard: string[] = [];
  onCaseNews((news) => heard.push(`list ${news.kind}`));
  const leaveCase = onCaseNews((news) => heard.push(`case ${news.kind}`));
  await settle();
  expect(connections).toHaveLength(1);
  // The page’s answers may be older than the connection.
  expect(heard.splice(0)).toEqual(['list queue', 'case queue']);
  connections[0]?.send('id: 1\nevent: case\ndata: {"taskId":"T1"}\n\n');
  await settle();
  expect(heard).toEqual(['list case', 'case case']);
  leaveCase();
  connections[0]?.send('id: 2\nevent: queue\ndata: {}\n\n');
  await settle();
  expect(heard.slice(2)).toEqual(['list queue']);
  leave('logout');
  await settle();
  expect(connections[0]?.signal.aborted).toBe(true);
  expect(connections).toHaveLength(1);
});
