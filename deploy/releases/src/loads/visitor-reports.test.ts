import { beforeAll, expect, jest, test } from '@jest/globals';
import { visitorReport } from '@portal/database/schema/releases';
import { describeDatabases } from '@portal/database/testing';
import { seedDemoTenants } from '../demo/demo-tenants';
import { createReleases, type Releases } from '../releases';
import { host, remote } from '../testing/records';
import { readSample, type VisitorReport } from './visitor-reports';

const by = 'test';

/** The machine may be busy. */
jest.setTimeout(30_000);

describeDatabases('what visitors report', (database) => {
  const since = new Date('2026-03-02T08:00:00.123Z');
  const release = { tenant: 'localhost', slot: 'account', since, package: 'account', build: 'r2' };
  let releases: Releases;
  beforeAll(() => {
    releases = createReleases(database());
  });

  const told = (visitor: string, changes: Partial<VisitorReport> = {}): VisitorReport => ({
    ...release,
    visitor,
    address: visitor,
    loaded: false,
    failed: false,
    fellBack: false,
    crashed: false,
    timeClass: null,
    ...changes,
  });
  const loaded = { loaded: true, timeClass: 3 };
  const sampleOf = (changes: Partial<VisitorReport> = {}) => readSample(database(), { ...release, ...changes });

  test('adds up by visitor, whatever gateway hears it and however often', async () => {
    const gateways = [releases, createReleases(database())];
    for (const { addReports } of [...gateways, ...gateways])
      await addReports([told('a', loaded), told('b', loaded), told('c', { fellBack: true })]);
    await releases.addReports([told('b', { crashed: true }), told('b2', { ...loaded, address: 'b' })]);
    await releases.addReports([told('a', { loaded: true, timeClass: 9 })]);
    const sample = await sampleOf();
    const none = { failed: 0, fellBack: 0, unloaded: 0, crashed: 0 };
    expect(sample).toHaveLength(3);
    expect(sample).toEqual(
      expect.arrayContaining([
        { ...none, addresses: 1, visitors: 1, times: [3] },
        { ...none, addresses: 1, visitors: 2, crashed: 1, times: [3, 3] },
        { ...none, addresses: 1, visitors: 1, fellBack: 1, unloaded: 1, times: [] },
      ]),
    );
  });

  test('knows each release, tenant, slot and canary by itself', async () => {
    await releases.addReports([told('a', { ...loaded, build: 'r9', slot: 'site' })]);
    for (const other of [
      { build: 'r1' },
      { tenant: 'else' },
      { slot: 'site' },
      { since: new Date(since.getTime() + 1) },
    ])
      expect(await sampleOf(other)).toEqual([]);
  });

  test('counts addresses of which the same is known in one row', async () => {
    const slot = 'message';
    const many = Array.from({ length: 3_000 }, (_, n) => told(`v${n}`, { ...loaded, slot, crashed: n % 3 === 0 }));
    await releases.addReports(many);
    const sample = await sampleOf({ slot });
    expect(sample.map(({ addresses, crashed }) => [addresses, crashed]).sort()).toEqual([
      [1_000, 1],
      [2_000, 0],
    ]);
  });

  test('stores a limited number of visitors of one address, and goes on to hear those it knows', async () => {
    const slot = 'site';
    for (let batch = 0; batch < 6; batch += 1) {
      const flood = Array.from({ length: 50 }, (_, n) => told(`f${batch}-${n}`, { slot, address: 'one' }));
      await releases.addReports(flood);
    }
    await releases.addReports([
      told('f0-0', { slot, address: 'one', crashed: true }),
      told('honest', { slot, ...loaded }),
    ]);
    const sample = await sampleOf({ slot });
    expect(sample.map(({ visitors, crashed }) => [visitors, crashed]).sort()).toEqual([
      [1, 0],
      [200, 1],
    ]);
  });

  test('is forgotten when the canary is over', async () => {
    await seedDemoTenants(releases, by);
    await releases.publish({ ...host('h1'), by });
    for (const build of ['r1', 'r2']) await releases.publish({ ...remote(build), by });
    const slots = [
      { slot: 'host', package: 'host', build: 'h1' },
      { slot: 'account', package: 'account', build: 'r1' },
    ];
    await releases.assignTogether({ tenant: 'localhost', releases: slots, by });
    await releases.startCanary({
      tenant: 'localhost',
      slot: 'account',
      package: 'account',
      build: 'r2',
      percent: 10,
      by,
    });
    const { tenants } = await releases.readCatalog();
    const running = tenants.flatMap(({ pointers }) => pointers.flatMap(({ canary }) => canary?.since ?? []));
    const [now = since] = running;
    await releases.addReports([told('a', { ...loaded, since: now })]);

    await releases.forgetOldReports();
    expect(await database().db.select().from(visitorReport)).toMatchObject([{ canarySince: now, visitor: 'a' }]);
    await releases.stopCanary({ tenant: 'localhost', slot: 'account', by });
    await releases.forgetOldReports();
    expect(await database().db.select().from(visitorReport)).toEqual([]);
  });
});
