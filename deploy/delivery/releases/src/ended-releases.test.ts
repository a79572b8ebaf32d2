import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { describeDatabases } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import type { VisitorReport } from './loads/visitor-reports';
import { createReleases, type Releases } from './releases';
import { host, remote } from './testing/records';

const by = 'lin';
const place = { tenant: 'localhost', slot: 'account', by };
const bad = { package: 'account', build: 'r2' };
const said =
  /版本 account@r2 曾在租户 localhost 的位置 account 灰度，于 20\d\d-\d\d-\d\d \d\d:\d\d 因页面崩溃被自动回退.+--yes/;

/** The machine may be busy. */
jest.setTimeout(30_000);

describeDatabases('a release that was ended as a bad canary', (database) => {
  let releases: Releases;
  const despiteVerdict = true;

  beforeAll(async () => {
    releases = createReleases(database());
    await seedDemoTenants(releases, by);
    await releases.publish({ ...host('h1'), by });
    for (const build of ['r1', 'r2', 'r3']) await releases.publish({ ...remote(build), by });
    for (const tenant of ['localhost', 'jinqiao.localhost']) {
      const slots = [
        { slot: 'host', package: 'host', build: 'h1' },
        { slot: 'account', package: 'account', build: 'r1' },
      ];
      await releases.assignTogether({ tenant, releases: slots, by });
    }
    expect((await described())?.verdict).toBeNull();
    await releases.startCanary({ ...place, ...bad, percent: 50 });
    const { tenants } = await releases.readCatalog();
    const since = tenants.flatMap(({ pointers }) => pointers.flatMap(({ canary }) => canary?.since ?? []))[0];
    const told = (build: string, n: number): VisitorReport => ({
      ...{ tenant: 'localhost', slot: 'account', since: since ?? new Date(), package: 'account', build, share: 50 },
      ...{ visitor: `${build}-${n}`, network: `${build}-${n}`, loaded: true, failed: false, fellBack: false },
      ...{ crashed: build === 'r2', timeClass: 3 },
    });
    await releases.addReports(['r1', 'r2'].flatMap((build) => Array.from({ length: 40 }, (_, n) => told(build, n))));
    expect(await releases.endBadCanaries()).toMatchObject([{ build: 'r2', reason: 'crashes' }]);
  });
  beforeEach(async () => {
    await releases.assign({ ...place, package: 'account', build: 'r1' });
    await releases.stopCanary(place).catch(() => undefined);
  });
  const described = async () => {
    const release = await releases.findNamedRelease('account', 'r2');
    return release && releases.describeRelease(release.id);
  };

  test('says so, with place and figures', async () => {
    expect((await described())?.verdict).toMatchObject({
      ...{ tenant: 'localhost', slot: 'account' },
      detail: { reason: 'crashes', canary: { visitors: 40, networks: 40, crashed: 40 }, stable: { crashed: 0 } },
    });
  });

  test('[threat: bad canary] is not assigned without a word, wherever it was ended', async () => {
    for (const tenant of ['localhost', 'jinqiao.localhost']) {
      await expect(releases.assign({ ...place, ...bad, tenant })).rejects.toThrow(said);
      expect(await releases.assign({ ...place, ...bad, tenant, despiteVerdict })).toMatchObject({ changed: true });
      // It runs there by now, so there is nothing to ask.
      expect(await releases.assign({ ...place, ...bad, tenant })).toMatchObject({ changed: false });
    }
  });

  test('[threat: bad canary] is no canary again without a word, nor a larger one, nor the release of everybody', async () => {
    const canary = (percent: number) => ({ ...place, ...bad, percent });
    await expect(releases.startCanary(canary(10))).rejects.toThrow(said);
    await releases.startCanary({ ...canary(10), despiteVerdict });
    await expect(releases.startCanary(canary(20))).rejects.toThrow(said);
    await releases.startCanary(canary(5));
    await expect(releases.promoteCanary(place)).rejects.toThrow(said);
    expect(await releases.promoteCanary({ ...place, despiteVerdict })).toMatchObject({ changed: true });
  });

  test('stands in the way of no other release', async () => {
    expect(await releases.assign({ ...place, package: 'account', build: 'r3' })).toMatchObject({ changed: true });
    await releases.startCanary({ ...place, package: 'account', build: 'r1', percent: 10 });
    expect(await releases.promoteCanary(place)).toMatchObject({ changed: true });
  });
});
