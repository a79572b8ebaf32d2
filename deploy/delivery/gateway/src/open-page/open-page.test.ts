import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BootDocument } from '@portal/shared/boot-document';
import type { ReleaseNotice } from '@portal/shared/open-page';
import type { FastifyInstance } from 'fastify';
import { type FakeReleases, pointer, sampleReleases } from '../testing/fake-releases';
import { sampleRemote } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';

let gateway: FastifyInstance;
let releases: FakeReleases;
let origin: string;
beforeAll(async () => {
  releases = sampleReleases();
  gateway = await startedGateway({ releases });
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());

/** Makes the default tenant's account slot run another build, as an assignment elsewhere would. */
function runNewAccount(build: string): void {
  const release = releases.publish(sampleRemote({ slot: 'account', prefix: '/center/crm', build }));
  releases.tenants = releases.tenants.map((tenant) =>
    tenant.isDefault
      ? {
          ...tenant,
          pointers: tenant.pointers.map((one) =>
            one.slot === 'account' ? pointer('account', release, one.release) : one,
          ),
        }
      : tenant,
  );
  releases.announce();
}

async function openStream() {
  const abort = new AbortController();
  const response = await fetch(`${origin}/-/releases/stream`, { signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the stream has no body');
  return {
    response,
    close: () => abort.abort(),
    async next(): Promise<ReleaseNotice[]> {
      const { value = '' } = await reader.read();
      return [...value.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? '') as ReleaseNotice);
    },
  };
}

describe('an open page', () => {
  test('hears what every slot runs, and then only what changes', async () => {
    const stream = await openStream();
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(await stream.next()).toEqual([
      { slot: 'host', package: 'host', build: 'h1' },
      { slot: 'account', package: 'account', build: 'r1' },
      { slot: 'site', package: 'site', build: 'r1' },
    ]);
    runNewAccount('r2');
    expect(await stream.next()).toEqual([{ slot: 'account', package: 'account', build: 'r2' }]);
    stream.close();
  });

  test('hears of a slot that was emptied, at once and when it comes back later', async () => {
    const stream = await openStream();
    await stream.next();
    const before = releases.tenants;
    releases.tenants = before.map((tenant) => ({
      ...tenant,
      pointers: tenant.pointers.filter(({ slot }) => slot !== 'site'),
      emptySlots: [{ slot: 'site', generation: 2 }],
    }));
    releases.announce();
    const gone = { slot: 'site', package: null, build: null };
    expect(await stream.next()).toEqual([gone]);
    const later = await openStream();
    expect((await later.next()).at(-1)).toEqual(gone);
    releases.tenants = before;
    releases.announce();
    expect(await stream.next()).toEqual([{ slot: 'site', package: 'site', build: 'r1' }]);
    stream.close();
    later.close();
  });

  test('gets the boot document as it is now, kept by nobody', async () => {
    runNewAccount('r3');
    const response = await fetch(`${origin}/-/boot`);
    const boot = (await response.json()) as BootDocument;
    expect(response.headers.get('cache-control')).toBe('no-store');
    const account = boot.remotes.find(({ slot }) => slot === 'account');
    expect(account?.build).toBe('r3');
    expect(account?.hashes).toMatch(/^sha384-/);
    expect(boot.tickets?.account).toMatch(/^[0-9a-z]+\.[\w-]{16}\.\d{1,2}\.[\w-]{16}$/);
  });
});

describe('a report', () => {
  const report = { slot: 'account', package: 'account', build: 'r1', ms: 120, tries: 1, outcome: 'loaded' };
  const crash = (parts: object) =>
    JSON.stringify({ slot: 'account', package: 'account', build: 'r1', crash: 'error', ...parts });
  const call = (parts: object) =>
    JSON.stringify({ slot: 'host', package: 'host', build: 'h1', failure: 'server', call: 'loginOut', ...parts });
  const vitals = (parts: object) =>
    JSON.stringify({
      ...{ slot: 'account', package: 'account', build: 'r1', page: '/center/crm/index', vitals: { lcp: 800 } },
      ...parts,
    });
  const send = (body: string, headers: Record<string, string> = {}) =>
    gateway.inject({ method: 'POST', url: '/-/reports', payload: body, headers });

  test('is taken as a beacon sends it, and answered alike without a ticket, as an older host sends it', async () => {
    const sent = await send(JSON.stringify(report), { 'content-type': 'text/plain;charset=UTF-8' });
    expect(sent.statusCode).toBe(204);
  });

  test.each([
    ['no JSON', '{'],
    ['another outcome', JSON.stringify({ ...report, outcome: 'great' })],
    ['a slot that is no name', JSON.stringify({ ...report, slot: '<script>' })],
    ['endless time', JSON.stringify({ ...report, ms: 1e99 })],
    ['a crash of no kind', JSON.stringify({ slot: 'account', package: 'account', build: 'r1', crash: 'great' })],
    ['nothing', ''],
    ['a class that is a sentence', crash({ error: '张三 13800000001' })],
    ['a frame that is text', crash({ frames: ['account/r1/entry.js:1:2'] })],
    ['a frame outside of the releases', crash({ frames: [['https://elsewhere.example/t.js', 1, 2]] })],
    ['a frame without a line', crash({ frames: [['account/r1/entry.js', '1', 2]] })],
    ['more frames than are told', crash({ frames: Array.from({ length: 13 }, () => ['account/r1/entry.js', 1, 2]) })],
    ['an address instead of a pattern', crash({ page: '/center/crm/detail/1?phone=13800000001' })],
    ['a number that is no card’s', crash({ number: '13800000001 张三' })],
    ['a load that failed in words', JSON.stringify({ ...report, fault: '张三 13800000001' })],
    ['a call that failed in no known way', call({ failure: 'great' })],
    ['a call that is in no contract', call({ call: 'ofZhangsan' })],
    ['a call of the platform without its name', call({ call: undefined })],
    ['a name for a call of a service', call({ slot: 'account', package: 'account', build: 'r1' })],
    ['a call at an address', call({ page: '/center/crm/detail/1?phone=13800000001' })],
    ['vitals of no page', vitals({ page: undefined })],
    ['vitals at an address', vitals({ page: '/center/crm/index?name=张三' })],
    ['no vitals', vitals({ vitals: {} })],
    ['vitals of an unknown name', vitals({ vitals: { lcp: 1, zhangsan: 1 } })],
    ['a vital that is no number', vitals({ vitals: { lcp: '800' } })],
    ['a vital below nothing', vitals({ vitals: { cls: -1 } })],
    ['an endless vital', vitals({ vitals: { inp: 1e99 } })],
  ])('is refused: %s', async (_what, body) => {
    expect((await send(body, { 'content-type': 'application/json' })).statusCode).toBe(400);
  });

  test('is taken with all that a crash says of itself', async () => {
    const frames = Array.from({ length: 12 }, () => ['account/r1/entry.js', 1, 2_345]);
    const parts = { error: 'TypeError', frames, page: '/center/crm/detail/:id', number: 'ACC-R1-1ABCDE' };
    expect((await send(crash(parts))).statusCode).toBe(204);
  });

  test('is taken with what a failed call, vitals and a load that failed say of themselves', async () => {
    const ofService = { slot: 'account', package: 'account', build: 'r1', call: undefined };
    expect((await send(call({ page: '/center/crm/detail/:id', number: '7F3A-91C2-B4D0' }))).statusCode).toBe(204);
    expect((await send(call(ofService))).statusCode).toBe(204);
    expect((await send(vitals({ vitals: { lcp: 800, inp: 40, cls: 0.01 } }))).statusCode).toBe(204);
    expect((await send(JSON.stringify({ ...report, outcome: 'failed', fault: 'missing' }))).statusCode).toBe(204);
  });

  test('of an earlier host says why in words, and is taken', async () => {
    const failed = { ...report, outcome: 'failed', reason: 'Error: 404' };
    expect((await send(JSON.stringify(failed))).statusCode).toBe(204);
  });

  test('is refused from another site, and when it is long', async () => {
    expect((await send(JSON.stringify(report), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
    expect((await send(JSON.stringify({ ...report, reason: 'x'.repeat(4_000) }))).statusCode).toBe(413);
  });

  test('an address that sends without end is told to wait', async () => {
    const flood = {
      method: 'POST',
      url: '/-/reports',
      payload: JSON.stringify(report),
      remoteAddress: '10.1.1.1',
    } as const;
    const codes: number[] = [];
    for (let n = 0; n < 70; n += 1) codes.push((await gateway.inject(flood)).statusCode);
    expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 204));
    expect(codes.at(-1)).toBe(429);
    expect((await send(JSON.stringify(report))).statusCode).toBe(204);
  });
});
