import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import type { ApiClient } from '@portal/platform/src/testing/api-client';
import { openDemoDatabase } from '@portal/platform/src/testing/demo-database';
import { signedIn } from '@portal/platform/src/testing/signed-in';
import { TestPlatform } from '@portal/platform/src/testing/test-platform';
import fastify, { type FastifyInstance } from 'fastify';
import { createAgingPages } from './age-session';

let database: Database;
let platform: TestPlatform;
let pages: FastifyInstance;

beforeAll(async () => {
  database = await openDemoDatabase();
  platform = new TestPlatform(database);
  await platform.app.ready();
  pages = fastify();
  await pages.register(createAgingPages(database));
}, 240_000);
afterAll(async () => {
  await pages.close();
  await platform.close();
  await database.close();
});

const age = (path: string, token: string | undefined) =>
  pages.inject({ method: 'POST', url: path, headers: token ? { authorization: `Bearer ${token}` } : {} });
const status = async (client: ApiClient) => (await client.call('findResAllByToken', {})).httpStatus;

test('[threat: forgotten session] an idle session is refused until its person has proved who they are', async () => {
  const client = await signedIn(platform, '13800000001', 'A');
  const other = await signedIn(platform, '13800000001', 'A');
  await age('/session/idle', client.accessToken);
  expect((await client.call('findResAllByToken', {})).envelope.status).toBe('423');
  expect((await other.call('findResAllByToken', {})).envelope.ok).toBe(true);
});

test('an expired access token is refused, the refresh token brings another', async () => {
  const client = await signedIn(platform, '13800000001', 'A');
  await age('/session/expire', client.accessToken);
  expect(await status(client)).toBe(401);
  client.accessToken = (await client.ok('refreshToken', { body: { refreshToken: client.refreshToken } })).accessToken;
  expect(await status(client)).toBe(200);
});

test('without a token nothing is done', async () => {
  expect((await age('/session/idle', undefined)).statusCode).toBe(401);
});
