import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { describeDatabases } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { createReleases, type Releases } from '../releases';
import { host, remote } from '../testing/records';
import type { WatchedVisit } from './watched-visits';

const by = 'lin';
const tenant = 'localhost';
const place = { tenant, slot: 'account', by };
const minute = 60_000;

/** The machine may be busy. */
jest.setTimeout(60_000);

describeDatabases('a watch after a change', (database) => {
  let releases: Releases;
  let builds = 0;
  /** What runs, and the release that the test gives to everybody. */
  let [good, next] = ['', ''];

  beforeAll(async () => {
    releases = createReleases(database());
    await seedDemoTenants(releases, by);
    for (const build of ['h1', 'h2']) await releases.publish({ ...host(build), by });
    await releases.assign({ tenant, slot: 'host', package: 'host', build: 'h1', by });
  });
  beforeEach(async () => {
    builds += 2;
    [good, next] = [`r${builds}`, `r${builds + 1}`];
    for (const build of [good, next]) await releases.publish({ ...remote(build), by });
    await assign(good);
    await releases.changeTenant({ code: tenant, changes: { watch: 'tell' }, by });
    await releases.judgeWatches();
  });

  const assign = (build: string, more: object = {}) =>
    releases.assign({ ...place, package: 'account', build, ...more });
  const goBackByItself = () => releases.changeTenant({ code: tenant, changes: { watch: 'goBack' }, by });
  /** Visitors from networks of their own; those of before got their documents some minutes ago. */
  const visits = (build: string, count: number, told: Partial<WatchedVisit> & { ago?: number } = {}) => {
    const { ago = 0, ...more } = told;
    return releases.addVisits(
      Array.from({ length: count }, (_, n) => ({
        ...{ tenant, slot: 'account', package: 'account', build, at: new Date(Date.now() - ago) },
        ...{ visitor: `${build}-${n}`, network: `net-${n}`, unloaded: false, crashed: false },
        ...more,
      })),
    );
  };
  const before = (told: Partial<WatchedVisit> = {}) => visits(good, 40, { ago: 10 * minute, ...told });
  const runs = async (slot = 'account') => {
    const { tenants } = await releases.readCatalog();
    const pointers = tenants.find(({ code }) => code === tenant)?.pointers ?? [];
    return pointers.find((one) => one.slot === slot)?.release.record.build;
  };
  const changes = (slot = 'account') => releases.readAudit({ tenant, slot, limit: 3 });
  const watchNow = async (slot = 'account') =>
    (await releases.readWatches()).find((one) => one.tenant === tenant && one.slot === slot);
  const becomesBad = async (build = next) => {
    await before();
    await assign(build);
    await visits(build, 40, { crashed: true });
  };

  test('[threat: bad release] tells of a bad release and leaves it, where the tenant says nothing', async () => {
    await becomesBad();
    expect(await releases.judgeWatches()).toMatchObject([
      { tenant, slot: 'account', release: `account@${next}`, did: 'told', reason: 'crashes' },
    ]);
    expect(await releases.judgeWatches()).toEqual([]);
    expect(await runs()).toBe(next);
    expect((await changes())[0]).toMatchObject({
      ...{ who: '自动回退', action: 'watch-tell', fromBuild: `account@${next}` },
      detail: { reason: 'crashes', now: { networks: 40, crashed: 40 }, before: { networks: 40, crashed: 0 } },
    });
    expect(await watchNow()).toMatchObject({ state: 'told', decision: { slot: 'account', reason: 'crashes' } });
  });

  test('[threat: bad release] goes back by itself where the tenant wants it; the release is not assigned again without a word', async () => {
    await goBackByItself();
    await becomesBad();
    expect(await releases.judgeWatches()).toMatchObject([{ did: 'went-back', slots: ['account'] }]);
    expect(await runs()).toBe(good);
    expect((await changes())[0]).toMatchObject({
      ...{ who: '自动回退', action: 'watch-rollback', fromBuild: `account@${next}`, toBuild: `account@${good}` },
      detail: { reason: 'crashes', proof: { against: 'before' } },
    });
    await expect(assign(next)).rejects.toThrow(/上线，于 .*页面崩溃.*--yes/);
    const described = await releases.findNamedRelease('account', next);
    expect(described && (await releases.describeRelease(described.id)).verdict).toMatchObject({
      as: 'release',
      tenant,
    });
    // Nothing watches what a watch has brought back.
    expect(await watchNow()).toMatchObject({ state: 'went-back' });
    await assign(next, { despiteVerdict: true });
    expect(await watchNow()).toMatchObject({ state: 'watching', release: `account@${next}` });
  });

  test('a good release passes, and so does one whose visitors are too few', async () => {
    await goBackByItself();
    await before({ unloaded: true });
    await assign(next);
    await visits(next, 40, { unloaded: true });
    expect(await releases.judgeWatches()).toEqual([]);
    await assign(good, { despiteVerdict: true });
    await assign(next);
    await visits(next, 5, { crashed: true, ago: -1_000 });
    expect(await releases.judgeWatches()).toEqual([]);
    expect(await watchNow()).toMatchObject({ state: 'watching' });
  });

  test('slots that moved together go back together, and the one without a fault has no verdict', async () => {
    await goBackByItself();
    await before();
    const together = [
      { slot: 'host', package: 'host', build: 'h2' },
      { slot: 'account', package: 'account', build: next },
    ];
    await releases.assignTogether({ tenant, releases: together, by });
    await visits(next, 40, { unloaded: true });
    expect(await releases.judgeWatches()).toMatchObject([
      { did: 'went-back', slot: 'account', reason: 'error-rate', slots: ['host', 'account'] },
    ]);
    expect([await runs('host'), await runs()]).toEqual(['h1', good]);
    expect((await changes('host'))[0]).toMatchObject({
      action: 'watch-rollback',
      detail: { with: 'localhost/account' },
    });
    await releases.assign({ tenant, slot: 'host', package: 'host', build: 'h2', by });
    await releases.rollback({ tenant, slot: 'host', by });
  });

  test('a roll-back by a person is watched and never undone by itself', async () => {
    await goBackByItself();
    await assign(next);
    await visits(next, 40, { ago: 10 * minute });
    await releases.rollback(place);
    await visits(good, 60, { crashed: true });
    expect(await releases.judgeWatches()).toMatchObject([{ did: 'told', release: `account@${good}` }]);
    expect(await runs()).toBe(good);
  });

  test('who moves the slot first ends the watch', async () => {
    await goBackByItself();
    await becomesBad();
    await releases.publish({ ...remote(`${next}x`), by });
    await assign(`${next}x`);
    expect(await releases.judgeWatches()).toEqual([]);
    expect(await runs()).toBe(`${next}x`);
  });

  test('where it cannot go back it tells, and says why', async () => {
    await goBackByItself();
    await becomesBad();
    await releases.setStanding({ package: 'account', build: good, to: 'blocked', reason: '有漏洞', by });
    const [decided] = await releases.judgeWatches();
    expect(decided).toMatchObject({ did: 'told' });
    expect(decided?.refused?.map(({ en }) => en)).toEqual([expect.stringMatching(/was blocked by lin/)]);
    expect(await runs()).toBe(next);
    await releases.setStanding({ package: 'account', build: good, to: 'allowed', by });
  });

  test('[threat: bad release] two gateways that look at the same moment decide once', async () => {
    await goBackByItself();
    await becomesBad();
    const decided = await Promise.all([1, 2, 3].map(() => releases.judgeWatches()));
    expect(decided.flat()).toHaveLength(1);
    expect((await changes()).map(({ action }) => action)).toEqual(['watch-rollback', 'assign', 'assign']);
  });

  test('a network has one voice in a slice, that of its first visitor, and old visits are forgotten', async () => {
    await goBackByItself();
    await before();
    await assign(next);
    await visits(next, 40, { network: 'office', crashed: true });
    for (let n = 0; n < 40; n += 1) await visits(next, 1, { network: 'office', visitor: `v${n}`, crashed: true });
    expect(await releases.judgeWatches()).toEqual([]);
    await visits(good, 1, { ago: 180 * minute, network: 'long ago' });
    await releases.forgetOldVisits();
    const { rows } = await database().db.execute("select network from watched_visit where network = 'long ago'");
    expect(rows).toEqual([]);
  });

  test('[threat: bad release] a flood from many networks fills no disk, and known networks still tell of crashes', async () => {
    const at = new Date(Date.now() - 30 * minute);
    const told = { tenant, slot: 'flooded', package: 'account', build: 'r1', at, unloaded: false };
    await releases.addVisits([{ ...told, network: 'known', visitor: 'one', crashed: false }]);
    await database().db.execute(`
      insert into watched_visit
      select tenant_code, slot, package, build, slice, 'flood-' || n, 'v', at, false, false
      from watched_visit, generate_series(1, 19999) as n where slot = 'flooded'`);
    await releases.addVisits([
      { ...told, network: 'late', visitor: 'two', crashed: true },
      { ...told, network: 'known', visitor: 'one', crashed: true },
    ]);
    const { rows } = await database().db.execute(
      "select network from watched_visit where slot = 'flooded' and crashed",
    );
    expect(rows).toEqual([{ network: 'known' }]);
  });

  test('receivers are told of what they asked for, in the transaction of the decision', async () => {
    const url = 'https://ops.bank.example/portal';
    const all = await releases.addHook({ url, events: ['watch-went-back', 'watch-tells', 'gate-refused'], by });
    const other = await releases.addHook({ url: 'mailto:ops@bank.example', events: ['canary-ended'], by });
    await goBackByItself();
    await becomesBad();
    await releases.judgeWatches();
    await expect(assign(next)).rejects.toThrow();
    const taken = await releases.takeDeliveries();
    expect(taken.map(({ hookId, event }) => [hookId, event])).toEqual([
      [all.id, 'watch-went-back'],
      [all.id, 'gate-refused'],
    ]);
    expect(JSON.parse(taken[0]?.body ?? '')).toMatchObject({
      ...{ id: taken[0]?.id, event: 'watch-went-back', tenant },
      moves: [{ slot: 'account', from: `account@${next}`, to: `account@${good}` }],
      text: { zh: expect.stringContaining('已自动回退'), en: expect.stringContaining('rolled back by itself') },
      detail: { reason: 'crashes' },
    });
    // Another gateway gets none of them meanwhile.
    expect(await releases.takeDeliveries()).toEqual([]);
    const [first, second] = taken;
    if (!first || !second) throw new Error('nothing was taken');
    expect(await releases.noteDelivery(first, undefined)).toBe('told');
    expect(await releases.noteDelivery(second, 'answered 500')).toBe('later');
    expect(await releases.noteDelivery({ ...second, attempts: 99 }, 'answered 500')).toBe('given-up');
    const listed = await releases.listHooks();
    expect(listed.find(({ id }) => id === all.id)).toMatchObject({ waiting: 1, givenUp: 0, lastError: 'answered 500' });
    for (const { id } of [all, other]) expect(await releases.removeHook({ id, by })).toBeDefined();
    expect(await releases.removeHook({ id: all.id, by })).toBeUndefined();
  });

  test.each([
    'https://user:secret@ops.bank.example/',
    'mailto:nobody',
    'mailto:a@b.example,c@d.example',
    'ftp://ops.bank.example',
  ])('%s is no receiver', async (url) => {
    await expect(releases.addHook({ url, events: ['watch-tells'], by })).rejects.toThrow(/通知地址/);
  });
});
