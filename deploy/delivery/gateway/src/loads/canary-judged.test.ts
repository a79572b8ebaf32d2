import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { visitorReport } from '@portal/database/schema/page-reports';
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
import { openPage, openPageWith, type PageOutcome, sendReport, type TellingPage } from '../testing/telling-page';
import { VisitTickets } from '../visitor/visit-tickets';

const account = '/tenants/localhost/slots/account';
/** Half of these would get a canary. */
const anybody = Array.from({ length: 12 }, (_, n) => `10.9.${n}.1`);

jest.setTimeout(patience);

describeDatabase('a canary is judged', (database) => {
  let portal: Delivered;
  beforeAll(async () => {
    portal = await deliveredGateway(database(), { trustProxy: '127.0.0.1' });
    await portal.upload(accountRelease('r2'));
  });
  afterAll(() => portal?.gateway.close());

  /** Each test begins with the same release, though some of them end it. */
  const begins = (percent: number) =>
    portal.call('PUT', `${account}/canary`, { release: 'account@r2', percent, despiteVerdict: true });
  beforeEach(async () => {
    expect((await begins(50)).status).toBe(200);
    await until(async () => (await openPage(portal.gateway, { address: '10.9.99.1' })).build === 'r2');
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
  /**
   * Visitors of this build report something, each from an address. All pages are open before the first report, because
   * the reports may end the canary before the last one is sent.
   */
  const many = async (count: number, build: string, addressOf: (n: number) => string, ...told: PageOutcome[]) => {
    const pages: TellingPage[] = [];
    for (let n = 0; n < count; n += 1) pages.push(await openPageWith(portal.gateway, build, { address: addressOf(n) }));
    for (const page of pages) for (const one of told) expect(await page.tell(one)).toBe(204);
  };
  const loaded: PageOutcome = { outcome: 'loaded' };
  const failed: PageOutcome = { outcome: 'failed' };
  const crash: PageOutcome = { crash: 'render' };
  /** Each visitor in a network of their own. */
  const apart = (net: number) => (n: number) => `10.${net}.${n}.7`;

  const lastChange = async () => {
    const { body } = await portal.call('GET', '/audit?tenant=localhost&slot=account&limit=1');
    return (body.changes as Record<string, unknown>[])[0] ?? {};
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

  test("[threat: bad canary] one that throws in its visitors' pages is ended within 30 seconds, with the figures in the audit", async () => {
    await many(25, 'r1', apart(11), loaded);
    await many(20, 'r2', apart(12), loaded, crash);
    const told = performance.now();
    await until(async () => !(await runs()), 30_000);
    expect(performance.now() - told).toBeLessThan(30_000);
    const last = await lastChange();
    expect(last).toMatchObject({
      who: '自动回退',
      action: 'canary-rollback',
      fromBuild: 'account@r2',
      toBuild: 'account@r1',
      detail: {
        reason: 'crashes',
        proof: { against: 'stable', enough: 4_000, enoughWithoutFive: 533 },
        canary: { failed: 0 },
        stable: { visitors: 25, networks: 25, crashed: 0 },
      },
    });
    const { canary, proof } = last.detail as CanaryEnd;
    // It may end while the last of them still report.
    expect(canary.visitors).toBe(canary.networks);
    expect(canary.crashed).toBeGreaterThan(10);
    expect(proof.eValue).toBeGreaterThanOrEqual(proof.enough);
    expect(proof.withoutFive).toBeGreaterThanOrEqual(proof.enoughWithoutFive);
    await until(async () => buildIn(await portal.boot(`portal_visitor=${randomText()}`), 'account') === 'r1');

    const again = { release: 'account@r2', percent: 50 };
    for (const path of [account, `${account}/canary`]) {
      const { status, body } = await portal.call('PUT', path, again);
      expect([status, body.error?.message]).toEqual([422, expect.stringMatching(/account@r2 曾在.*--yes/)]);
    }
    const { body } = await portal.call('GET', '/releases/account@r2');
    expect(body.verdict).toMatchObject({ tenant: 'localhost', slot: 'account', detail: { reason: 'crashes' } });
  });

  test('crashes that both releases have in the same measure end nobody', async () => {
    await many(30, 'r1', apart(21), loaded, { crash: 'error' });
    await many(25, 'r2', apart(22), loaded, { crash: 'error' });
    expect(await endedBy(55)).toEqual([]);
    expect(await runs()).toBe(true);
  });

  test.each([
    ['an IPv4 /24', (n: number) => `192.0.2.${n}`],
    ['an IPv6 /48', (n: number) => `2001:db8:7:${n.toString(16)}::1`],
  ])('[threat: bad canary] false reports from one network end nothing: %s', async (_kind, addressOf) => {
    await many(25, 'r2', apart(31), loaded);
    await many(25, 'r1', apart(32), loaded);
    await many(30, 'r2', addressOf, failed, crash);
    expect(await endedBy(80)).toEqual([]);
    const rows = (await stored()).filter(({ crashed }) => crashed);
    expect(rows).toHaveLength(30);
    expect(new Set(rows.map(({ network }) => network)).size).toBe(1);
    expect(rows[0]?.network).not.toMatch(/192\.0\.2|2001/);
    expect(await runs()).toBe(true);
  });

  test('[threat: bad canary] an outsider with an IPv4 address and networks of IPv6 ends no good one', async () => {
    const networks = ['192.0.2.7', '2001:db8:8::1', '2001:db8:9::1', '2001:db8:a::1', '2001:db8:b::1'];
    await many(25, 'r1', apart(33), loaded);
    await many(25, 'r2', apart(34), loaded);
    await many(60, 'r2', (n) => networks[n % networks.length] ?? '', failed, crash, { outcome: 'loaded', ms: 60_000 });
    expect(await endedBy(110)).toEqual([]);
    expect(await runs()).toBe(true);
  });

  test('[threat: bad canary] slander of the stable release from one network saves no bad canary', async () => {
    await many(25, 'r1', apart(41), loaded);
    await many(30, 'r1', (n) => `192.0.2.${n}`, failed, crash);
    await many(25, 'r2', apart(42), loaded, crash);
    await until(async () => !(await runs()), 30_000);
    expect(await lastChange()).toMatchObject({ action: 'canary-rollback', detail: { reason: 'crashes' } });
  });

  test('a page that was opened before the canary began says nothing of it', async () => {
    await portal.call('DELETE', `${account}/canary`);
    await until(async () => (await openPage(portal.gateway, { address: '10.9.98.1' })).tickets.account !== undefined);
    const before = await openPageWith(portal.gateway, 'r1', { address: '10.51.0.1' });
    await begins(50);
    await until(async () => (await openPage(portal.gateway, { address: '10.9.97.1' })).build === 'r2');
    await before.tell(failed);
    await many(1, 'r1', apart(53), loaded);
    await until(async () => (await stored()).length > 0);
    expect(await stored()).toMatchObject([{ build: 'r1', loaded: true, failed: false, share: 50 }]);
  });

  test('a visitor is counted anew, and at the new share, when the canary grows', async () => {
    const number = randomText();
    const visit = async () => {
      const page = await openPage(portal.gateway, { address: '10.52.0.1', number });
      await page.tell(loaded);
      return page.tickets.account?.split('.')[2];
    };
    expect(await visit()).toBe('50');
    await begins(60);
    await until(async () => (await visit()) === '60');
    await until(async () => (await stored()).length === 2);
    const rows = await stored();
    expect(rows.map(({ share }) => share).sort()).toEqual([50, 60]);
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
    ).give([{ ...release, share: 50 }], randomText());
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
    expect(rows[0]).toMatchObject({
      build: 'r2',
      visitor: `${ownTicket.split('.')[1]}-50`,
      crashed: true,
      loaded: false,
    });
    expect(await runs()).toBe(true);
  });
});
