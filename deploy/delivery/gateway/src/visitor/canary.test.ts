import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import type { CanaryEnd } from '@portal/releases';
import { randomText } from '../http/random-text';
import {
  accountRelease,
  buildIn,
  type Delivered,
  deliveredGateway,
  patience,
  until,
} from '../testing/delivered-gateway';
import { openPageWith } from '../testing/telling-page';

const account = '/tenants/localhost/slots/account';
const visitors = Array.from({ length: 300 }, randomText);

jest.setTimeout(patience);

describeDatabase('a canary', (database) => {
  let portal: Delivered;
  beforeAll(async () => {
    portal = await deliveredGateway(database(), { trustProxy: '127.0.0.1' });
    await portal.upload(accountRelease('r2'));
    await portal.upload(accountRelease('r3'));
  });
  afterAll(() => portal?.gateway.close());

  const buildFor = async (visitor: string) => buildIn(await portal.boot(`portal_visitor=${visitor}`), 'account');
  const onCanary = async (build: string) => {
    const builds = await Promise.all(visitors.map(buildFor));
    return visitors.filter((_visitor, at) => builds[at] === build);
  };

  test('without one nobody gets a number', async () => {
    const { headers } = await portal.gateway.inject({ url: '/center/crm/index' });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('is given to its share, stays with them, grows without losing one, and falls back to the stable release', async () => {
    expect((await portal.call('PUT', `${account}/canary`, { release: 'account@r2', percent: 20 })).status).toBe(200);
    await until(async () => (await onCanary('r2')).length > 0);
    const twenty = await onCanary('r2');
    expect(twenty.length).toBeGreaterThan(30);
    expect(twenty.length).toBeLessThan(95);
    expect(await onCanary('r2')).toEqual(twenty);
    const boot = await portal.boot(`portal_visitor=${twenty[0]}`);
    expect(boot.remotes.find(({ slot }) => slot === 'account')?.lastGood?.build).toBe('r1');
    // A page says which releases it is made from: those of the same change, with the canary or without it.
    const [other] = visitors.filter((visitor) => !twenty.includes(visitor));
    const without = await portal.boot(`portal_visitor=${other}`);
    expect(without.changeSet).toEqual({ number: boot.changeSet?.number, canaries: [] });
    expect(boot.changeSet?.canaries).toEqual(['account']);

    await portal.call('PUT', `${account}/canary`, { release: 'account@r2', percent: 60 });
    await until(async () => (await onCanary('r2')).length > 120);
    const sixty = new Set(await onCanary('r2'));
    expect(twenty.filter((visitor) => !sixty.has(visitor))).toEqual([]);
    expect(buildIn(await portal.boot('', 'jinqiao.localhost'), 'account')).toBe('r1');
  });

  test('a browser that was never seen gets a number with its first document, which already follows from it', async () => {
    const { headers, body } = await portal.gateway.inject({ url: '/center/crm/index', headers: { host: 'localhost' } });
    const visitor = /^portal_visitor=([\w-]{22});/.exec(String(headers['set-cookie']))?.[1] ?? '';
    const shown = /\/assets\/account\/(r\d)\/entry\.js/.exec(body)?.[1];
    expect(await buildFor(visitor)).toBe(shown);
  });

  test('explain names place and share', async () => {
    const [visitor = ''] = await onCanary('r2');
    const { body } = await portal.call('GET', `/explain?host=localhost&path=/center/crm/index&user=${visitor}`);
    const slots = body.slots as { slot: string; chosenBy: string; bucket: { place: number; percent: number } }[];
    const found = slots.find(({ slot }) => slot === 'account');
    expect(found).toMatchObject({ chosenBy: 'canary', bucket: { percent: 60, canary: 'account@r2' } });
    expect(found?.bucket.place).toBeLessThan(60);
  });

  test('half of its loads failing ends it by itself within 30 seconds, with the figures in the audit', async () => {
    // All pages are open before the first report, because the reports may end the canary before the last one is sent.
    const opened = (build: string, network: string) =>
      Promise.all(
        Array.from({ length: 50 }, (_, n) => openPageWith(portal.gateway, build, { address: `${network}.${n}.1` })),
      );
    const [onNew, onOld] = [await opened('r2', '10.0'), await opened('r1', '10.1')];
    for (const [n, page] of onNew.entries()) {
      await page.tell({ outcome: n % 2 === 0 ? 'failed' : 'loaded' });
      await onOld[n]?.tell({ outcome: 'loaded' });
    }
    const started = performance.now();
    await until(async () => (await onCanary('r2')).length === 0, 30_000);
    expect(performance.now() - started).toBeLessThan(30_000);
    const { body } = await portal.call('GET', '/audit?tenant=localhost&slot=account&limit=1');
    expect(body.changes).toMatchObject([
      {
        who: '自动回退',
        action: 'canary-rollback',
        fromBuild: 'account@r2',
        toBuild: 'account@r1',
        detail: { reason: 'error-rate', proof: { against: 'stable' }, stable: { failed: 0, fellBack: 0 } },
      },
    ]);
    // The canary may end while the last reports are still on their way.
    const [{ detail }] = body.changes as [{ detail: CanaryEnd }];
    const { visitors: told, networks, failed } = detail.canary;
    expect(networks).toBe(told);
    expect(told).toBeGreaterThanOrEqual(20);
    expect(failed / told).toBeCloseTo(0.5, 1);
  });

  test('promoted it is for everybody, and what ran before is the last good one', async () => {
    await portal.call('PUT', `${account}/canary`, { release: 'account@r3', percent: 5 });
    expect((await portal.call('POST', `${account}/promote`, {})).status).toBe(200);
    await until(async () => buildIn(await portal.boot(), 'account') === 'r3');
    const remote = (await portal.boot()).remotes.find(({ slot }) => slot === 'account');
    expect(remote?.lastGood?.build).toBe('r1');
    expect((await portal.call('POST', `${account}/promote`, {})).body.error?.message).toContain(
      '没有正在进行的灰度发布',
    );
  });

  test.each([
    [{ release: 'host@h1', percent: 10 }, '/tenants/localhost/slots/host/canary', '宿主不支持灰度发布'],
    [{ release: 'account@r3', percent: 10 }, `${account}/canary`, '已是位置 account 的正式版本'],
    [{ release: 'account@r2', percent: 100 }, `${account}/canary`, '1 到 99'],
  ])('%j is refused', async (body, path, words) => {
    const { status, body: answer } = await portal.call('PUT', path, body);
    expect([status, answer.error?.message.includes(words)]).toEqual([422, true]);
  });
});
