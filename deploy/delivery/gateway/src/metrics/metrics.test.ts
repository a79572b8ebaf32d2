import { type EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { FakeReleases, pointer, sampleTenant } from '../testing/fake-releases';
import { freePort } from '../testing/free-port';
import { sampleHost, sampleRemote } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';
import { openPage, sendReport } from '../testing/telling-page';

jest.setTimeout(30_000);

let gateway: FastifyInstance;
afterEach(() => gateway?.close());

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
  expect(text).toContain('portal_request_seconds_count{route="page"} 2');
  expect(text).toContain('portal_request_seconds_bucket{le="10",route="page"} 2');
  expect(text).toContain('portal_pages_total{kind="shell"} 2');
  expect(text).toContain('portal_refused_total{reason="forged_report"} 2');
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

async function shown(options: Parameters<typeof startedGateway>[0] = {}) {
  const port = await freePort();
  gateway = await startedGateway({ ...options, metrics: { port, host: '127.0.0.1' } });
  const lines = async () =>
    (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n').filter((line) => /^[a-z]/.test(line));
  const of = async (name: string, label: string) => {
    const line = (await lines()).find((one) => one.startsWith(`${name}{`) && one.includes(`"${label}"`));
    return Number(line?.split(' ').at(-1) ?? Number.NaN);
  };
  return { lines, of };
}

test('pages count by their kind, and requests that are turned away by the reason', async () => {
  const { of } = await shown({ demo: true });
  const pages = () =>
    Promise.all(['shell', 'standalone', 'fault'].map((kind) => of('portal_pages_total', kind))).then(String);
  expect(await pages()).toBe('0,0,0');
  await gateway.inject({ url: '/login' });
  await gateway.inject({ url: '/standalone/account' });
  await gateway.inject({ url: '/standalone/nothing' });
  expect(await pages()).toBe('1,1,1');

  await gateway.inject({ url: '/login', method: 'POST' });
  await gateway.inject({ url: `/${'a'.repeat(5_000)}` });
  for (let sent = 0; sent < 70; sent += 1) await sendReport(gateway, '10.0.0.1', {});
  expect(await of('portal_refused_total', 'method')).toBe(1);
  expect(await of('portal_refused_total', 'address_too_long')).toBe(1);
  expect(await of('portal_refused_total', 'rate_limit')).toBeGreaterThan(0);
});

test('vitals count once for each page of a visit, by slot', async () => {
  const { of, lines } = await shown({ trustProxy: '127.0.0.1' });
  const page = await openPage(gateway, { address: '10.0.0.1' });
  const vitals = { lcp: 2_600, inp: 120, cls: 0.12 };
  await page.tell({ page: '/center/crm/index', vitals });
  await page.tell({ page: '/center/crm/index', vitals });
  await page.tell({ page: '/center/crm/detail/:id', vitals: { inp: 40 } });
  const text = (await lines()).join('\n');
  expect(text).toContain('portal_page_lcp_seconds_bucket{le="2.5",slot="account"} 0');
  expect(text).toContain('portal_page_lcp_seconds_bucket{le="3",slot="account"} 1');
  expect(text).toContain('portal_page_inp_seconds_sum{slot="account"} 0.16');
  expect(text).toContain('portal_page_cls_bucket{le="0.15",slot="account"} 1');

  // Neither a page that the release does not have, nor another slot's ticket, nor a release that is not in use.
  await page.tell({ page: '/login', vitals });
  await page.tell({ page: '/center/crm/13800000001', vitals });
  const made = { slot: 'account', package: 'account', page: '/center/crm/index', vitals };
  await sendReport(gateway, '10.0.0.1', { ...made, build: 'r1' });
  await sendReport(gateway, '10.0.0.1', { ...made, build: 'r1', ticket: page.tickets.host });
  await sendReport(gateway, '10.0.0.1', { ...made, build: 'r9', ticket: page.tickets.account });
  expect(await of('portal_page_lcp_seconds_count', 'account')).toBe(1);
  expect(await of('portal_page_inp_seconds_count', 'account')).toBe(2);
});

test('failed calls count by their owner, and against no release', async () => {
  const { lines } = await shown({ trustProxy: '127.0.0.1' });
  const page = await openPage(gateway, { address: '10.0.0.1', slot: 'host' });
  const failed = { failure: 'server', call: 'loginOut', number: '7F3A-91C2-B4D0' } as const;
  await page.tell(failed);
  await page.tell(failed);
  await page.tell({ ...failed, failure: 'timeout' });
  await (await openPage(gateway, { address: '10.0.0.1' })).tell({ failure: 'network' });
  const made = { slot: 'host', package: 'host', build: 'h1', ...failed, number: '7F3A-91C2-0000' };
  await sendReport(gateway, '10.0.0.1', made);
  await sendReport(gateway, '10.0.0.1', { ...made, ticket: page.tickets.account });
  const text = (await lines()).join('\n');
  expect(text).toContain('portal_failed_calls_total{slot="platform",kind="server"} 1');
  expect(text).toContain('portal_failed_calls_total{slot="platform",kind="timeout"} 1');
  expect(text).toContain('portal_failed_calls_total{slot="platform",kind="network"} 0');
  expect(text).toContain('portal_failed_calls_total{slot="account",kind="network"} 1');
  expect(text).not.toContain('portal_remote_crashes_total');
});

test('connections beyond the limit and clients that are not waited for count as well', async () => {
  const deadlines = { slowBody: 200, bytesPerSecond: 10_000 };
  const { of } = await shown({ maxConnections: 2, deadlines });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const closed = once(socket, 'close');
    await once(socket, 'connect');
    return { socket, closed };
  };
  const slow = await open();
  slow.socket.resume();
  slow.socket.write('POST /-/reports HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{');
  const other = await open();
  await (await open()).closed;
  expect(await of('portal_refused_total', 'connection_limit')).toBe(1);
  await slow.closed;
  expect(await of('portal_refused_total', 'slow_client')).toBe(1);
  other.socket.destroy();
});

test('event streams beyond their number are turned away and counted', async () => {
  const { of } = await shown({ maxStreams: 1 });
  const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const ended = new AbortController();
  const stream = () => fetch(`${origin}/-/releases/stream`, { signal: ended.signal });
  expect([(await stream()).status, (await stream()).status]).toEqual([200, 503]);
  expect(await of('portal_refused_total', 'stream_limit')).toBe(1);
  ended.abort();
});

test('a host name that no tenant has is turned away and counted', async () => {
  const { of } = await shown();
  await gateway.inject({ url: '/login', headers: { host: 'evil.example' } });
  await gateway.inject({ url: '/api/echo', headers: { host: 'evil.example' } });
  expect(await of('portal_refused_total', 'unknown_host')).toBe(2);
  expect(await of('portal_pages_total', 'fault')).toBe(1);
});

test('the number of series stays small with 1,000 tenants, and whatever visitors invent', async () => {
  const releases = new FakeReleases();
  const host = pointer('host', releases.publish(sampleHost()));
  const account = pointer('account', releases.publish(sampleRemote({ slot: 'account', prefix: '/center/crm' })));
  releases.tenants = Array.from({ length: 1_000 }, (_, at) =>
    sampleTenant({
      code: `tenant${at}`,
      isDefault: at === 0,
      hostNames: [`tenant${at}.example`],
      pointers: [host, account],
      services: [{ slot: 'own', url: `http://service${at}.example` }],
    }),
  );
  const { lines } = await shown({ releases, trustProxy: '127.0.0.1' });
  for (const [at, { hostNames }] of releases.tenants.entries()) {
    const [name = ''] = hostNames;
    const address = `10.0.${at >> 8}.${at & 255}`;
    const page = await openPage(gateway, { address, host: name });
    expect(await page.tell({ outcome: 'loaded' })).toBe(204);
    await gateway.inject({ url: '/api/own/orders', headers: { host: name } });
  }
  const own = (await lines()).length;
  expect(own).toBeGreaterThan(1_000);
  expect(own).toBeLessThan(5_000);
  for (const line of await lines()) expect(line).not.toContain('tenant999');

  for (let at = 0; at < 300; at += 1) {
    const headers = { host: `invented${at}.example` };
    await gateway.inject({ url: `/invented${at}/${at}`, headers });
    await gateway.inject({ url: `/api/invented${at}`, headers: { host: 'tenant0.example' } });
    await gateway.inject({ url: `/invented${at}`, headers: { host: 'tenant0.example' } });
    await sendReport(gateway, '10.0.0.1', { slot: `invented${at}`, package: 'x', build: `b${at}`, crash: 'error' });
  }
  // Routes and statuses that nobody had asked for, and nothing for each invention.
  expect((await lines()).length - own).toBeLessThan(30);
});
