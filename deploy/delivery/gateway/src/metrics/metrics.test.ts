import type { EventEmitter } from 'node:events';
import { afterAll, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { freePort } from '../testing/free-port';
import { startedGateway } from '../testing/started-gateway';
import { openPage, sendReport } from '../testing/telling-page';

jest.setTimeout(30_000);

let gateway: FastifyInstance;
afterAll(() => gateway?.close());

test('metrics answer on their own port, and nowhere else', async () => {
  const port = await freePort();
  gateway = await startedGateway({ metrics: { port, host: '127.0.0.1' } });
  const open = (number: string) => openPage(gateway, { address: '10.0.0.1', number });
  const [one, other] = [await open('a'.repeat(22)), await open('b'.repeat(22))];
  await one.tell({ outcome: 'loaded', ms: 300 });
  await one.tell({ outcome: 'loaded', ms: 300 });
  await other.tell({ outcome: 'fell-back' });
  await one.tell({ crash: 'render' });
  await other.tell({ crash: 'render' });
  await other.tell({ crash: 'rejection' });
  const made = { slot: 'account', package: 'account', ms: 300, tries: 1, outcome: 'failed' };
  for (const build of ['r1', 'unheard-of']) await sendReport(gateway, '10.0.0.1', { ...made, build });

  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const release = 'tenant="main",slot="account",package="account",build="r1"';
  expect(text).toContain(`portal_remote_loads_total{${release},outcome="loaded"} 1`);
  expect(text).toContain(`portal_remote_loads_total{${release},outcome="fell-back"} 1`);
  expect(text).toContain(`portal_remote_tries_total{${release}} 2`);
  expect(text).toContain(`portal_remote_load_seconds_bucket{le="0.4",${release}} 1`);
  expect(text).toContain(`portal_remote_load_seconds_sum{${release}} 0.3`);
  expect(text).toContain(`portal_remote_load_seconds_count{${release}} 1`);
  expect(text).toContain(`portal_remote_crashes_total{${release},kind="render"} 2`);
  expect(text).toContain(`portal_remote_crashes_total{${release},kind="rejection"} 1`);
  expect(text).toContain(`portal_remote_crashes_total{${release},kind="error"} 0`);
  expect(text).toContain('portal_requests_total{route="page",status="2xx"} 2');
  // The ticket is made up, so the report does not count.
  expect(text).toContain(`portal_remote_loads_total{${release},outcome="failed"} 0`);
  expect(text).toContain('portal_uncaught_errors_total 0');
  // A build that is not in use has no line, so nobody can fill the memory with names.
  expect(text).not.toContain('unheard-of');

  // Node tells of such an error before the process ends by it.
  (process as EventEmitter).emit('uncaughtExceptionMonitor', new Error('an error of ours'));
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('portal_uncaught_errors_total 1');

  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await gateway.inject({ url: '/metrics' })).body).not.toContain('portal_requests_total');
});
