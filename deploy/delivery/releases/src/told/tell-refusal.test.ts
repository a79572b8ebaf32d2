import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { describeDatabases } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { noTenantFacts } from '@portal/shared/tenant-facts';
import type { TenantBrand } from '../catalog';
import { createReleases, type Releases } from '../releases';
import { host, remote } from '../testing/records';

const by = '员工 范博文（fabu）';
const place = { tenant: 'localhost', slot: 'account', by };
const of = (build: string) => ({ package: 'account', build });
/** It needs what the host does not have. */
const misfit = { needs: [{ request: 'react', range: '^99.0.0', exports: ['useState'] }] };

/** The machine may be busy. */
jest.setTimeout(60_000);

describeDatabases('what the gate refuses', (database) => {
  let releases: Releases;
  const block = (build: string, more = {}) =>
    releases.setStanding({ ...of(build), to: 'blocked', reason: '登录页白屏', by, ...more });
  const told = async () => {
    const taken = await releases.takeDeliveries();
    return taken.map(({ event, body }) => ({ event, ...(JSON.parse(body) as Record<string, unknown>) }));
  };

  beforeAll(async () => {
    releases = createReleases(database());
    await seedDemoTenants(releases, by);
    await releases.publish({ ...host('h1'), by });
    await releases.publish({ ...remote('odd', misfit), by });
    for (const build of ['r1', 'r2', 'r3']) await releases.publish({ ...remote(build), by });
    await releases.assign({ tenant: 'localhost', slot: 'host', package: 'host', build: 'h1', by });
    await releases.addHook({ url: 'https://ops.bank.example/portal', events: ['gate-refused'], by });
  });
  beforeEach(async () => {
    for (const build of ['r1', 'r2', 'r3']) await releases.setStanding({ ...of(build), to: 'allowed', by });
    await releases.assign({ ...place, ...of('r1') });
    await releases.stopCanary(place).catch(() => undefined);
    await told();
  });

  test.each([
    ['an assignment', 'assign', () => releases.assign({ ...place, ...of('odd') }), '上线'],
    ['a canary', 'canary', () => releases.startCanary({ ...place, ...of('odd'), percent: 10 }), '灰度'],
  ] as const)('is told: %s', async (_what, action, act, word) => {
    await expect(act()).rejects.toThrow('react');
    expect(await told()).toMatchObject([
      {
        ...{ event: 'gate-refused', tenant: 'localhost' },
        moves: [{ slot: 'account', from: 'account@r1', to: 'account@odd' }],
        text: { zh: expect.stringContaining(`门禁拒绝了 ${by} ${word} account@odd`) },
        detail: { by, action, faults: [{ zh: expect.stringContaining('react') }] },
      },
    ]);
  });

  test('is told: a promotion of a release that was blocked meanwhile', async () => {
    await releases.startCanary({ ...place, ...of('r2'), percent: 10 });
    await block('r2');
    await expect(releases.promoteCanary(place)).rejects.toThrow('已被');
    expect(await told()).toMatchObject([
      { moves: [{ from: 'account@r1', to: 'account@r2' }], detail: { action: 'promote' } },
    ]);
    expect((await releases.readCatalog()).tenants.flatMap(({ pointers }) => pointers)).toContainEqual(
      expect.objectContaining({ canary: expect.objectContaining({ percent: 10 }) }),
    );
  });

  test('is told: a larger canary of a release that was blocked meanwhile', async () => {
    await releases.startCanary({ ...place, ...of('r2'), percent: 10 });
    await block('r2');
    await expect(releases.startCanary({ ...place, ...of('r2'), percent: 20 })).rejects.toThrow('已被');
    expect(await told()).toMatchObject([{ detail: { action: 'canary' } }]);
  });

  test('is told once where several slots were to move together', async () => {
    await expect(
      releases.assignTogether({ ...place, releases: [{ slot: 'account', ...of('odd') }] }),
    ).rejects.toThrow();
    expect(await told()).toHaveLength(1);
  });

  test('a tenant that was to run what does not fit is told with its name', async () => {
    await block('r1');
    const brand: TenantBrand = {
      ...noTenantFacts,
      ...{ code: 'new.example', hostNames: ['new.example'], platformName: '新', themeColor: '#D83651' },
      ...{ isDefault: false, audience: 'customers', companyLogo: '', favicon: '', backgroundImg: '' },
    };
    await expect(releases.addTenant({ brand, like: 'localhost', by })).rejects.toThrow('已被');
    expect(await told()).toMatchObject([{ tenant: 'new.example', detail: { action: 'assign' } }]);
  });

  test('what is impossible, but not refused by the gate, is told to nobody', async () => {
    await expect(releases.promoteCanary(place)).rejects.toThrow('没有正在进行的灰度发布');
    await expect(releases.startCanary({ ...place, ...of('r2'), percent: 100 })).rejects.toThrow('1 到 99');
    await expect(releases.assign({ ...place, ...of('r2'), expectedGeneration: 0 })).rejects.toThrow('已被他人修改');
    expect(await told()).toEqual([]);
  });
});
