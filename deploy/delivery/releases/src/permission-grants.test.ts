import { beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabases } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import type { GrantChange } from './permission-grants';
import { createReleases, type Releases } from './releases';
import { host, remote } from './testing/records';

const by = 'test';
const tenant = 'localhost';
const code = 'account.open';

/** The machine may be busy. */
jest.setTimeout(30_000);

describeDatabases('granting a permission', (database) => {
  let releases: Releases;
  const change = (wanted: Partial<GrantChange>) =>
    releases.changeGrants({ tenant, code, give: [], take: [], reset: false, by, ...wanted });
  const inCatalog = async (of = tenant) =>
    (await releases.readCatalog()).tenants.find((one) => one.code === of)?.grants;

  beforeAll(async () => {
    releases = createReleases(database());
    await seedDemoTenants(releases, by);
    await releases.publish({ ...host('h1'), by });
    await releases.assign({ tenant, slot: 'host', package: 'host', build: 'h1', by });
    const permissions = [{ code, title: '打开', roles: ['E101'] }];
    await releases.publish({ ...remote('a', { permissions }), by });
    await releases.assign({ tenant, slot: 'account', package: 'account', build: 'a', by });
  });

  test('is in the catalog of this tenant alone, told to gateways, and audited with before and after', async () => {
    let told = 0;
    const stop = await releases.watchCatalog(() => {
      told += 1;
    });
    await change({ give: ['E105'] });
    await change({ give: ['SCM-C104'], take: ['E105', 'E101'] });
    const grants = [
      { code, role: 'E101', effect: 'take' },
      { code, role: 'E105', effect: 'take' },
      { code, role: 'SCM-C104', effect: 'give' },
    ];
    expect(await inCatalog()).toEqual(grants);
    expect(await inCatalog('jinqiao.localhost')).toEqual([]);
    const [last] = await releases.readAudit({ tenant, slot: 'account', limit: 1 });
    expect(last).toMatchObject({
      action: 'grant',
      who: by,
      detail: { code, before: ['give E105'], after: ['take E101', 'take E105', 'give SCM-C104'] },
    });
    while (told === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await stop();
  });

  test('what is already so leaves no trace', async () => {
    const [last] = await releases.readAudit({ tenant, slot: 'account', limit: 1 });
    await change({ take: ['E105'] });
    expect(await releases.readAudit({ tenant, slot: 'account', limit: 1 })).toEqual([last]);
  });

  test('a reset goes back to the release, also before something new', async () => {
    expect(await change({ reset: true, give: ['E102'] })).toEqual([{ code, role: 'E102', effect: 'give' }]);
    expect(await change({ reset: true })).toEqual([]);
    expect(await inCatalog()).toEqual([]);
  });

  test.each<[string, Partial<GrantChange>, string]>([
    ['a permission of the contract', { code: 'employee.write', give: ['E105'] }, '由平台接口固定'],
    ['one that nobody declares', { code: 'account.close', give: ['E105'] }, '没有声明权限 account.close'],
    ['an unknown role', { give: ['E104', 'C101'] }, '没有角色 E104'],
    ['both ways', { give: ['E105'], take: ['E105'] }, '角色 E105 不能同时授予和收回'],
  ])('%s is refused', async (_, wanted, fault) => {
    await expect(change(wanted)).rejects.toThrow(fault);
    expect(await inCatalog()).toEqual([]);
  });
});
