import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { visitorReport } from '@portal/database/schema/releases';
import { describeDatabase } from '@portal/database/testing';
import { randomText } from '../http/random-text';
import {
  accountRelease,
  buildIn,
  type Delivered,
  deliveredGateway,
  patience,
  until,
} from '../testing/delivered-gateway';
import { openPage, openPageWith, sendReport, type Told } from '../testing/telling-page';
import { VisitTickets } from '../visitor/visit-tickets';

const account = '/tenants/localhost/slots/account';
/** Half of these would get a canary. */
const anybody = Array.from({ length: 12 }, (_, n) => `10.9.1.${n}`);

jest.setTimeout(patience);

describeDatabase('a canary is judged', (database) => {
  let portal: Delivered;
  beforeAll(async () => {
    portal = await deliveredGateway(database(), { trustProxy: '127.0.0.1' });
    await portal.upload(accountRelease('r2'));
  });
  afterAll(() => portal?.gateway.close());

  beforeEach(async () => {
    const { status } = await portal.call('PUT', `${account}/canary`, { release: 'account@r2', percent: 50 });
    expect(status).toBe(200);
    await until(async () => (await openPage(portal.gateway, { address: '10.9.0.1' })).build === 'r2');
  });
  afterEach(async () => {
    await portal.call('DELETE', `${account}/canary`);
    const pages = () => Promise.all(anybody.map((address) => openPage(portal.gateway, { address })));
    await until(async () => (await pages()).every(({ build }) => build === 'r1'));
  });

  const runningSince = async () => {
    const { tenants } = await portal.releases.readCatalog();
    const pointers = tenants.find(({ code }) => code === 'localhost')?.pointers;
    return pointers?.find(({ slot }) => slot === 'account')?.canary?.since;
  };
  const runs = async () => (await runningSince()) !== undefined;
  /** A visitor of this build reports something from this address. */
  const tells = async (build: string, address: string, ...told: Told[]) => {
    const page = await openPageWith(portal.gateway, build, { address });
    for (const one of told) expect(await page.tell(one)).toBe(204);
  };
  const many = async (count: number, build: string, addressOf: (n: number) => string, ...told: Told[]) => {
    for (let n = 0; n < count; n += 1) await tells(build, addressOf(n), ...told);
  };
  const loaded: Told = { outcome: 'loaded' };
  const failed: Told = { outcome: 'failed' };
  const crash: Told = { crash: 'render' };
  const apart = (net: string) => (n: number) => `10.${net}.${n}`;

  const lastChange = async () => {
    const { body } = await portal.call('GET', '/audit?tenant=localhost&slot=account&limit=1');
    return (body.changes as Record<string, unknown>[])[0];
  };
  const stored = async () => {
    const since = await runningSince();
    const rows = await database().db.select().from(visitorReport);
    return rows.filter(({ canarySince }) => canarySince.getTime() === since?.getTime());
  };
  /**
   * Waits until the gateway has stored the reports of this many visitors, then returns the canaries that the reports
   * end.
   */
  const endedBy = async (visitors: number) => {
    await until(async () => (await stored()).length >= visitors);
    return portal.releases.endBadCanaries();
  };

  test('[threat: bad canary] twenty visitors in whose pages it throws end it within 30 seconds, with the figures in the audit', async () => {
    await many(25, 'r1', apart('1.1'), loaded);
    await many(20, 'r2', apart('1.2'), loaded, crash);
    const told = performance.now();
    await until(async () => !(await runs()), 30_000);
    expect(performance.now() - told).toBeLessThan(30_000);
    expect(await lastChange()).toMatchObject({
      who: '自动回退',
      action: 'canary-rollback',
      fromBuild: 'account@r2',
      toBuild: 'account@r1',
      detail: {
        reason: 'crashes',
        canary: { visitors: 20, addresses: 20, crashed: 20, crashRate: 1, errorRate: 0 },
        stable: { crashed: 0, crashRate: 0 },
      },
    });
    await until(async () => buildIn(await portal.boot(`portal_visitor=${randomText()}`), 'account') === 'r1');
  });

  test('crashes that both releases have in the same measure end nobody', async () => {
    await many(30, 'r1', apart('2.1'), loaded, { crash: 'error' });
    await many(25, 'r2', apart('2.2'), loaded, { crash: 'error' });
    expect(await endedBy(55)).toEqual([]);
    expect(await runs()).toBe(true);
  });

  test.each([
    ['IPv4', () => '192.0.2.7'],
    ['an IPv6 /64', (n: number) => `2001:db8:0:7::${n.toString(16)}`],
  ])('[threat: bad canary] false reports from one address end nothing: %s', async (_kind, addressOf) => {
    await many(25, 'r2', apart('3.1'), loaded);
    // One address may send 60 at once.
    await many(30, 'r2', addressOf, failed, crash);
    expect(await endedBy(55)).toEqual([]);
    const rows = (await stored()).filter(({ crashed }) => crashed);
    expect(rows).toHaveLength(30);
    expect(new Set(rows.map(({ address }) => address)).size).toBe(1);
    expect(rows[0]?.address).not.toContain('192.0.2');
    expect(await runs()).toBe(true);
  });

  test('[threat: bad canary] slander of the stable release from one address saves no bad canary', async () => {
    await many(25, 'r1', apart('4.1'), loaded);
    await many(30, 'r1', () => '192.0.2.8', failed, crash);
    await many(20, 'r2', apart('4.2'), loaded, crash);
    await until(async () => !(await runs()), 30_000);
    expect(await lastChange()).toMatchObject({ action: 'canary-rollback', detail: { reason: 'crashes' } });
  });

  test('loads are counted by slot and hour, whether a canary runs or not', async () => {
    const loadsNow = async () => (await portal.releases.cutOffBy('jinqiao.localhost', 'account')).loads;
    const before = await loadsNow();
    for (const address of ['10.6.0.1', '10.6.0.2', '10.6.0.3']) {
      const page = await openPage(portal.gateway, { address, host: 'jinqiao.localhost' });
      await page.tell(address === '10.6.0.3' ? failed : loaded);
    }
    await until(async () => (await loadsNow()) === before + 2);
  });

  test('tickets that are forged, of another slot or build, old or told twice count nothing', async () => {
    const { gateway } = portal;
    const page = await openPageWith(gateway, 'r2', { address: '10.5.0.1' });
    const about = { slot: 'account', package: 'account', build: 'r2', crash: 'render' };
    const ownTicket = page.tickets.account ?? '';
    const key = await portal.releases.sharedSecret('visit');
    const release = { tenant: 'localhost', slot: 'account', package: 'account', build: 'r2' };
    const hoursAgo = Math.floor(Date.now() / 1000) - 13 * 3_600;
    const old = new VisitTickets(
      () => key,
      () => hoursAgo,
    ).give([release], undefined);
    const elsewhere = await openPage(gateway, { address: '10.5.0.2', host: 'jinqiao.localhost' });
    const bodies = [
      about,
      { ...about, ticket: 'x' },
      { ...about, ticket: 7 },
      { ...about, ticket: ownTicket.replace(/[\w-]{16}$/, randomText().slice(0, 16)) },
      { ...about, ticket: page.tickets.host },
      { ...about, build: 'r1', ticket: ownTicket },
      { ...about, ticket: old?.account },
      { ...about, build: 'r1', ticket: elsewhere.tickets.account },
    ];
    for (const [n, body] of bodies.entries())
      expect((await sendReport(gateway, `10.5.1.${n}`, body)).statusCode).toBe(204);
    for (let n = 0; n < 25; n += 1) await sendReport(gateway, `10.5.2.${n}`, { ...about, ticket: ownTicket });
    await openPageWith(gateway, 'r1', { address: '10.5.3.1' }).then((last) => last.tell(loaded));
    await until(async () => (await stored()).some(({ build }) => build === 'r1'));
    const rows = (await stored()).filter(({ crashed }) => crashed);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ build: 'r2', visitor: ownTicket.split('.')[1], crashed: true, loaded: false });
    expect(await runs()).toBe(true);
  });
});
