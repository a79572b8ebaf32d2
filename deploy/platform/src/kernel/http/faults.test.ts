import { expect, test } from '@jest/globals';
import { openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { TestPlatform } from '../../testing/test-platform';
import { sendError } from './send-error';

const testOnPostgres = postgresAvailable ? test : test.skip;

test('[threat: telling fault] an unexpected fault tells the customer a number and nothing else', async () => {
  const app = fastify();
  app.setErrorHandler(sendError);
  app.get('/', async () => {
    throw new Error('Failed query: select secret from platform.user');
  });
  const response = await app.inject('/');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    status: '500',
    ok: false,
    msg: expect.stringMatching(/^系统异常，请稍后重试（编号 [\w-]+）$/),
    body: null,
  });
  await app.close();
});

test('a client that leaves during its answer is no fault in the log', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  app.setErrorHandler(sendError);
  app.get('/left', async () => {
    throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  });
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  await app.inject('/left');
  expect(lines).toEqual([]);
  await app.inject('/broken');
  expect(lines).toHaveLength(1);
  await app.close();
});

test('a fault is not said to be in the encoding of the answer that broke off', async () => {
  const app = fastify();
  app.setErrorHandler(sendError);
  app.get('/', async (_, reply) => {
    reply.header('content-encoding', 'gzip');
    throw new Error('broken');
  });
  const { headers } = await app.inject('/');
  expect(headers['content-encoding']).toBeUndefined();
  await app.close();
});

testOnPostgres('a database that is shut down: 503, and on with the next one', async () => {
  const { url, drop } = await createPostgresDatabase();
  const database = await openDatabase({ url });
  const platform = new TestPlatform(database);
  await platform.app.ready();
  const client = platform.client();
  const ask = async () => (await client.plain('articleList', {})).envelope;
  expect((await ask()).ok).toBe(true);
  // This statement ends its own connection together with the others.
  const kill = database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`,
  );
  await expect(kill).rejects.toThrow();
  const answers = [await ask(), await ask(), await ask()];
  for (const { status } of answers) expect(['200', '503']).toContain(status);
  expect(answers.at(-1)?.ok).toBe(true);
  await platform.close();
  await database.close();
  await drop();
});
