import { expect, test } from '@jest/globals';
import { describeDatabases } from '@portal/database/testing';
import { createReleases } from '@portal/releases/src/releases';
import { seedDemoTenants } from './demo-tenants';
import { addOwnTenant, removeOwnTenant } from './own-tenants';

const own = 'own-1.localhost';

describeDatabases('a tenant of one’s own', (database) => {
  test('has the brand of another at a host name of its own, and goes without a trace', async () => {
    const releases = createReleases(database());
    await seedDemoTenants(releases, 'test');
    const tenants = async () => (await releases.readCatalog()).tenants;
    const before = await tenants();
    await addOwnTenant(releases, own, 'jinqiao.localhost');
    const added = (await tenants()).find(({ code }) => code === own);
    expect(added).toMatchObject({ platformName: '金桥供应链', hostNames: [own], isDefault: false });
    await removeOwnTenant(database(), own);
    expect(await tenants()).toEqual(before);
  });

  test('is like a tenant that there is', async () => {
    await expect(addOwnTenant(createReleases(database()), own, 'nowhere')).rejects.toThrow(
      'there is no tenant nowhere',
    );
  });
});
