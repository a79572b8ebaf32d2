import { beforeAll, expect, jest, test } from '@jest/globals';
import { visitorReport } from '@portal/database/schema/page-reports';
import { describeDatabases } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { createReleases, type Releases } from '../releases';
import { host, remote } from '../testing/records';
import { countCanary } from './canary-counts';
import type { VisitorReport } from './visitor-reports';

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
    network: visitor,
    share: 10,
    loaded: false,
    failed: false,
    fellBack: false,
    crashed: false,
    timeClass: null,
    ...changes,
  });
  const loaded = { loaded: true, timeClass: 3 };
  const counted = (changes: Partial<VisitorReport> = {}) => {
    const { package: packageName, build, ...where } = { ...release, ...changes };
    const canary = { package: packageName, build };
    return countCanary(database(), { ...where, canary, stable: { package: packageName, build: 'r1' } });
  };
  const none = { failed: 0, fellBack: 0, crashed: 0, loaded: 0, slow: 0 };

  test('adds up by visitor, whatever gateway hears it and however often', async () => {
    const gateways = [releases, createReleases(database())];
    for (const { addReports } of [...gateways, ...gateways])
      await addReports([told('a', loaded), told('b', loaded), told('c', { fellBack: true })]);
    await releases.addReports([told('b', { crashed: true }), told('b2', { ...loaded, network: 'b' })]);
    await releases.addReports([told('a', { loaded: true, timeClass: 9 })]);
    const { canary } = await counted();
    expect(canary).toEqual({ ...none, visitors: 4, networks: 3, fellBack: 1, crashed: 1, loaded: 3 });
  });

  test('knows each release, tenant, slot and canary by itself', async () => {
    await releases.addReports([told('a', { ...loaded, build: 'r9', slot: 'site' })]);
    for (const other of [
      { build: 'r2b' },
      { tenant: 'else' },
      { slot: 'site' },
      { since: new Date(since.getTime() + 1) },
    ])
      expect((await counted(other)).canary).toEqual({ ...none, visitors: 0, networks: 0 });
  });

  test('stores a limited number of visitors of one network, and goes on to hear those it knows', async () => {
    const slot = 'site';
    for (let batch = 0; batch < 6; batch += 1) {
      const flood = Array.from({ length: 50 }, (_, n) => told(`f${batch}-${n}`, { slot, network: 'one' }));
      await releases.addReports(flood);
    }
    await releases.addReports([
      told('f0-0', { slot, network: 'one', crashed: true }),
      told('honest', { slot, ...loaded }),
    ]);
    const { canary } = await counted({ slot });
    expect(canary).toEqual({ ...none, visitors: 201, networks: 2, crashed: 1, loaded: 1 });
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
