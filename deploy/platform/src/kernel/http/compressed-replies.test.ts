import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import type { CallName } from '@portal/shared/contract';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import { openDemoDatabase } from '../../testing/demo-database';
import { TestPlatform } from '../../testing/test-platform';

let database: Database;
let platform: TestPlatform;

beforeAll(async () => {
  database = await openDemoDatabase();
  platform = new TestPlatform(database);
  await platform.app.ready();
}, 240_000);
afterAll(async () => {
  await platform.close();
  await database.close();
});

const ask = (name: CallName, payload: string | Buffer, headers: Record<string, string> = {}) =>
  platform.app.inject({
    method: 'POST',
    url: `/api${callUrl(calls[name])}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

test('a long reply comes compressed to who takes it so, and is the same', async () => {
  const plain = await ask('articleList', '{"pageSize":10}');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toMatchObject({ ok: true });
  const compressed = await ask('articleList', '{"pageSize":10}', { 'accept-encoding': 'gzip, deflate, br' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test('a short one, and a refusal, come as they are', async () => {
  const { headers, statusCode } = await ask('articleInfo', '{"articleId":"none"}', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(statusCode).toBe(200);
});

test('a compressed request is not unpacked', async () => {
  const response = await ask('articleList', gzipSync('{"pageSize":10}'), { 'content-encoding': 'gzip' });
  expect(response.json()).toMatchObject({ ok: false, status: '400' });
});
