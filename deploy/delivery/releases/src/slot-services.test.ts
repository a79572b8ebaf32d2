import { beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabases } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import type { Call } from '@portal/shared/contract';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import { reservedSlots } from './gate/check-slot-name';
import { releaseFaults } from './gate/gate';
import { createReleases, type Releases } from './releases';
import { remote } from './testing/records';

const by = 'test';

/** The machine may be busy. */
jest.setTimeout(30_000);

describeDatabases('the services of slots', (database) => {
  let releases: Releases;
  const servicesOf = async (code: string) =>
    (await releases.readCatalog()).tenants.find((tenant) => tenant.code === code)?.services;

  beforeAll(async () => {
    releases = createReleases(database());
    await seedDemoTenants(releases, by);
  });

  test('a tenant has its own, and otherwise those of all tenants', async () => {
    expect(await releases.setService({ tenant: null, slot: 'invoice', url: 'http://all:9000/', by })).toEqual({
      before: null,
    });
    await releases.setService({ tenant: 'localhost', slot: 'invoice', url: 'https://own:9000/api', by });
    expect(await servicesOf('localhost')).toEqual([{ slot: 'invoice', url: 'https://own:9000/api' }]);
    expect(await servicesOf('jinqiao.localhost')).toEqual([{ slot: 'invoice', url: 'http://all:9000' }]);
    expect(await releases.listServices()).toMatchObject([
      { tenant: 'localhost', slot: 'invoice', url: 'https://own:9000/api', by },
      { tenant: null, slot: 'invoice', url: 'http://all:9000', by },
    ]);
    expect(await releases.removeService({ tenant: 'localhost', slot: 'invoice', by })).toBe('https://own:9000/api');
    expect(await servicesOf('localhost')).toEqual([{ slot: 'invoice', url: 'http://all:9000' }]);
    expect(await releases.removeService({ tenant: 'localhost', slot: 'invoice', by })).toBeUndefined();
  });

  test('each change is in the audit, once, and gateways hear of it', async () => {
    let heard = 0;
    const stop = await releases.watchCatalog(() => {
      heard += 1;
    });
    const place = { tenant: 'localhost', slot: 'paper', by };
    await releases.setService({ ...place, url: 'http://a:1' });
    await releases.setService({ ...place, url: 'http://a:1' });
    expect(await releases.setService({ ...place, url: 'http://b:2' })).toEqual({ before: 'http://a:1' });
    await releases.removeService(place);
    const changes = await releases.readAudit({ tenant: 'localhost', slot: 'paper', limit: 9 });
    expect(changes.map(({ who, action, detail }) => [who, action, detail])).toEqual([
      [by, 'service-remove', { from: 'http://b:2', to: null }],
      [by, 'service-set', { from: 'http://a:1', to: 'http://b:2' }],
      [by, 'service-set', { from: null, to: 'http://a:1' }],
    ]);
    for (let tries = 0; tries < 200 && heard === 0; tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toBeGreaterThan(0);
    await stop();
  });

  test.each([
    ['file:///etc/passwd', '不是 http 或 https 地址'],
    ['invoice:9000', '不是 http 或 https 地址'],
    ['http://user:secret@invoice:9000', '不能包含用户名或密码'],
    ['http://invoice:9000/?a=1', '不能包含'],
  ])('the address %s is refused', async (url, why) => {
    const set = async () => releases.setService({ tenant: null, slot: 'invoice', url, by });
    await expect(set()).rejects.toThrow(why);
  });

  test.each(['-', 'web', 'third', 'cust', 'docs', 'internal', 'callbacks', 'A', '../web'])(
    'no service in the place of the platform: %s',
    async (slot) => {
      const set = async () => releases.setService({ tenant: null, slot, url: 'http://a:1', by });
      await expect(set()).rejects.toThrow('位置名');
    },
  );

  test('nor for a tenant that is not there', async () => {
    const set = async () => releases.setService({ tenant: 'nobody', slot: 'invoice', url: 'http://a:1', by });
    await expect(set()).rejects.toThrow('没有租户 nobody');
  });
});

test('no remote can take a name under which the platform has calls', () => {
  const names = Object.values<Call>(calls).map((call) => callUrl(call).split('/')[1] ?? '');
  expect(new Set(names).size).toBeGreaterThan(1);
  expect([...new Set(names)].filter((name) => !reservedSlots.includes(name))).toEqual([]);
  const { record } = remote('b1', { slot: 'web' });
  expect(releaseFaults(record).join('\n')).toContain('位置名 web');
});
