import { beforeAll, expect, jest, test } from '@jest/globals';
import { slotLoad } from '@portal/database/schema/page-reports';
import { describeDatabases } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { createReleases, type Releases } from './releases';
import { host, remote } from './testing/records';

const by = 'test';
const tenant = 'localhost';
const slot = 'account';

/** The machine may be busy. */
jest.setTimeout(30_000);

describeDatabases('emptying a slot', (database) => {
  let releases: Releases;
  const run = (build: string, expectedGeneration?: number) =>
    releases.assign({ tenant, slot, package: 'account', build, by, expectedGeneration });
  const tenantNow = async () => (await releases.readCatalog()).tenants.find(({ code }) => code === tenant);
  const lastChange = async () => (await releases.readAudit({ tenant, slot, limit: 1 }))[0];

  beforeAll(async () => {
    releases = createReleases(database());
    await seedDemoTenants(releases, by);
    await releases.publish({ ...host('h1'), by });
    await releases.assign({ tenant, slot: 'host', package: 'host', build: 'h1', by });
    const menu = [{ title: '个人信息', path: '/center/crm/user', area: 'header' as const, order: 1 }];
    for (const build of ['a', 'b', 'c']) await releases.publish({ ...remote(build, { menu }), by });
    await run('a');
    await run('b');
  });

  test('is told before: pages, menu entries, the canary, and the loads of seven days', async () => {
    await releases.startCanary({ tenant, slot, package: 'account', build: 'c', percent: 10, by });
    const told = { tenant, slot, package: 'account' };
    await releases.addLoads([
      { ...told, build: 'b', loads: 3 },
      { ...told, build: 'c', loads: 1 },
      { ...told, slot: 'site', build: 'b', loads: 50 },
    ]);
    await releases.addLoads([{ ...told, build: 'b', loads: 2 }]);
    const old = { tenantCode: tenant, slot, package: 'account', build: 'b', loads: 900 };
    await database()
      .db.insert(slotLoad)
      .values({ ...old, hour: new Date(Date.now() - 8 * 24 * 3_600_000) });
    expect(await releases.cutOffBy(tenant, slot)).toEqual({
      release: 'account@b',
      version: '1.0.0',
      generation: 3,
      pages: [{ path: '/center/crm/user', title: '个人信息' }],
      menu: [{ path: '/center/crm/user', title: '个人信息' }],
      canary: { release: 'account@c', percent: 10 },
      loads: 6,
    });
    await releases.forgetOldReports();
    expect((await database().db.select().from(slotLoad)).map(({ loads }) => loads)).not.toContain(900);
  });

  test('is refused for the host, and to somebody who saw an older generation', async () => {
    await expect(releases.unassign({ tenant, slot: 'host', by })).rejects.toThrow('宿主不能清空');
    await expect(releases.unassign({ tenant, slot, by, expectedGeneration: 2 })).rejects.toThrow('已被他人修改');
    expect((await tenantNow())?.pointers.map((one) => one.slot)).toEqual(['account', 'host']);
  });

  test('takes release and canary away and is audited; a second time there is nothing to empty', async () => {
    expect(await releases.unassign({ tenant, slot, by, expectedGeneration: 3 })).toMatchObject({
      generation: 4,
      release: 'account@b',
    });
    expect((await tenantNow())?.pointers.map((one) => one.slot)).toEqual(['host']);
    expect((await tenantNow())?.emptySlots).toEqual([{ slot, generation: 4 }]);
    expect(await lastChange()).toMatchObject({
      who: by,
      action: 'unassign',
      fromBuild: 'account@b',
      toBuild: null,
      generation: 4,
      detail: { canary: 'account@c', percent: 10 },
    });
    await expect(releases.unassign({ tenant, slot, by })).rejects.toThrow('现在没有运行任何版本');
  });

  test('then a roll-back says that nothing runs there, and so does a canary', async () => {
    await expect(releases.rollback({ tenant, slot, by })).rejects.toThrow('现在没有运行任何版本，无从回退');
    const start = { tenant, slot, package: 'account', build: 'c', percent: 10, by };
    await expect(releases.startCanary(start)).rejects.toThrow('还没有正式版本');
  });

  test('no generation comes twice: what was seen before, or never, is refused', async () => {
    for (const seen of [0, 1, 2, 3]) await expect(run('c', seen)).rejects.toThrow('当前为第 4 版，运行 （空）');
    expect(await run('c', 4)).toMatchObject({ changed: true, generation: 5 });
    expect((await tenantNow())?.emptySlots).toEqual([]);
  });

  test('a slot that was emptied begins anew: nothing to fall back to, nothing to roll back to', async () => {
    const pointer = (await tenantNow())?.pointers.find((one) => one.slot === slot);
    expect([pointer?.release.record.build, pointer?.lastGood]).toEqual(['c', null]);
    await expect(releases.rollback({ tenant, slot, by })).rejects.toThrow('没有可回退的版本');
    await run('a');
    expect(await releases.rollback({ tenant, slot, by })).toMatchObject({ changed: true, generation: 7 });
  });

  test('of two people who change the slot at once one wins', async () => {
    const results = await Promise.allSettled([
      releases.unassign({ tenant, slot, by, expectedGeneration: 7 }),
      run('b', 7),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
