import { afterAll, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startedGateway } from '../testing/started-gateway';

jest.setTimeout(30_000);

const port = 20_000 + Math.floor(Math.random() * 20_000);
let gateway: FastifyInstance;
afterAll(() => gateway?.close());

test('metrics answer on their own port, and nowhere else', async () => {
  gateway = await startedGateway({ metrics: { port, host: '127.0.0.1' } });
  const report = { slot: 'account', package: 'account', ms: 300, tries: 2 };
  const send = (more: object) =>
    gateway.inject({ method: 'POST', url: '/-/reports', payload: JSON.stringify({ ...report, ...more }) });
  await send({ build: 'r1', outcome: 'loaded' });
  await send({ build: 'r1', outcome: 'fell-back', reason: 'entry' });
  await send({ build: 'unheard-of', outcome: 'failed' });
  await gateway.inject({ url: '/index/index' });

  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const release = 'tenant="main",slot="account",package="account",build="r1"';
  expect(text).toContain(`portal_remote_loads_total{${release},outcome="loaded"} 1`);
  expect(text).toContain(`portal_remote_loads_total{${release},outcome="fell-back"} 1`);
  expect(text).toContain(`portal_remote_tries_total{${release}} 4`);
  expect(text).toContain(`portal_remote_load_seconds_bucket{${release},le="0.4"} 1`);
  expect(text).toContain(`portal_remote_load_seconds_count{${release}} 1`);
  expect(text).toContain('portal_requests_total{route="page",status="2xx"} 1');
  // A build that is not in use has no line: nobody can fill the memory with names.
  expect(text).not.toContain('unheard-of');

  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await gateway.inject({ url: '/metrics' })).body).not.toContain('portal_requests_total');
});
