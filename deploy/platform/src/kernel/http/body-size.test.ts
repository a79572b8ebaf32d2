import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { openTestDatabase } from '@portal/database/testing';
import type { Call, CallName } from '@portal/shared/contract';
import { maxBodyBytes } from '@portal/shared/contract/body-size';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import { policyOf } from '../../server/registry';
import { TestPlatform } from '../../testing/test-platform';
import { platformConfig } from '../config';

let database: Database;
let platform: TestPlatform;
beforeAll(async () => {
  database = await openTestDatabase();
  platform = new TestPlatform(database, { spareKeyPairs: 0, perMinute: platformConfig().perMinute });
  await platform.app.ready();
}, 240_000);
afterAll(async () => {
  await platform.close();
  await database.close();
});

let callers = 0;
const nextAddress = () => {
  callers += 1;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
};

/** JSON of so many bytes that says nothing. */
const padded = (bytes: number) => `{${' '.repeat(bytes - 2)}}`;

async function send(name: CallName, body: string, remoteAddress = nextAddress()) {
  const call: Call = calls[name];
  const places = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, place]) => [place, 'x']));
  const response = await platform.app.inject({
    method: call.method,
    url: `/api${callUrl(call, places)}`,
    headers: {
      'content-type': 'application/json',
      ...(call.audience === 'staff' ? { 'x-portal-audience': 'staff' } : {}),
    },
    payload: body,
    remoteAddress,
  });
  return response.json() as { status: string; msg: string };
}

const tooLong = { status: '400', msg: '提交的内容过大' };
const posts = (Object.entries(calls) as [CallName, Call][]).filter(([, { method }]) => method === 'POST');

test.each(posts)('[threat: kept busy] %s takes a body of its size and none that is longer', async (name, call) => {
  const most = maxBodyBytes(call);
  expect(await send(name, padded(most + 1))).toMatchObject(tooLong);
  expect(await send(name, padded(most))).not.toMatchObject(tooLong);
});

test.each([
  ['announces', 'Content-Length: 1000000\r\n\r\n{'],
  ['just sends', `Transfer-Encoding: chunked\r\n\r\n${`1000\r\n${' '.repeat(0x1000)}\r\n`.repeat(8)}`],
])(
  '[threat: kept busy] whoever %s too much is refused before the rest of it comes',
  async (_, sent) => {
    await platform.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    const socket = connect((platform.app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = `POST /api${callUrl(calls.articleList)} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
    socket.write(head + sent);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain(tooLong.msg);
    socket.destroy();
  },
  30_000,
);

const anybody = posts.filter(([name]) => ['public', 'staffVisitor'].includes(policyOf(name).access));

test('[threat: kept busy] an address sends so many bytes in a minute to calls that need no login, and others still may', async () => {
  const { publicBytes } = platformConfig().perMinute;
  const [busy, other] = [nextAddress(), nextAddress()];
  const size = maxBodyBytes(calls.articleList);
  const ask = (address: string) => send('articleList', padded(size), address);
  for (let sent = size; sent <= publicBytes; sent += size) expect((await ask(busy)).status).not.toBe('429');
  expect((await ask(busy)).status).toBe('429');
  for (const [name, call] of anybody) expect((await send(name, padded(maxBodyBytes(call)), busy)).status).toBe('429');
  const callback = { method: 'POST', url: '/api/callbacks/bank', payload: padded(size) } as const;
  const headers = { 'content-type': 'application/json' };
  expect((await platform.app.inject({ ...callback, headers, remoteAddress: busy })).statusCode).toBe(429);
  expect((await ask(other)).status).not.toBe('429');
  platform.forward(61);
  expect((await ask(busy)).status).not.toBe('429');
}, 120_000);

/** The milliseconds of this thread, which is the server's too, for a number of public calls. */
async function cost(body: string): Promise<number> {
  const before = process.threadCpuUsage();
  for (let turn = 0; turn < 8; turn += 1) await send('articleList', body);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

test('[threat: kept busy] a megabyte of JSON that nobody asked for costs the server little more than an honest call', async () => {
  const costly = `{"rows":[${'{"a":[1,"x"]},'.repeat(74_000)}0]}`;
  const honest = '{"kind":"news"}';
  for (const body of [honest, costly]) await cost(body);
  const [usual, most] = [await cost(honest), await cost(costly)];
  // The sender's part of the work is in it: a megabyte is copied here, and parsed nowhere.
  expect(most).toBeLessThan(Math.max(50, 3 * usual));
}, 120_000);
