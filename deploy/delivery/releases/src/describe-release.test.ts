import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabases } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import type { ReleaseSource } from '@portal/release-record/bundle';
import { createReleases, type Releases } from './releases';
import { host, remote } from './testing/records';

const by = 'lin';
const slot = 'account';

/** The machine may be busy. */
jest.setTimeout(30_000);

describeDatabases('what is known of a release', (database) => {
  let releases: Releases;
  const publish = (build: string, page: string, source?: ReleaseSource) => {
    const made = remote(
      build,
      { server: 'server.js' },
      { 'entry.js': 'e', 'page.js': page, 'server.js': 'x'.repeat(999) },
    );
    const identity = Buffer.from(page);
    made.files.set('page.js', { identity, brotli: brotliCompressSync(identity) });
    return releases.publish({ ...made, by, source });
  };
  const known = async (build: string) => {
    const release = await releases.findNamedRelease('account', build);
    return releases.describeRelease(release?.id ?? -1);
  };

  beforeAll(async () => {
    releases = createReleases(database());
    await seedDemoTenants(releases, by);
    await releases.publish({ ...host('h1'), by });
    for (const tenant of ['localhost', 'jinqiao.localhost'])
      await releases.assign({ tenant, slot: 'host', package: 'host', build: 'h1', by });
  });

  test('where it comes from, as it was said first; what nobody said may be said later', async () => {
    const source = { commit: 'a'.repeat(40), author: '林 <lin@example.com>', note: '列表可导出' };
    await publish('one', 'page', source);
    expect(await known('one')).toMatchObject({ ...source, publishedBy: by, slot, version: '1.0.0', build: 'one' });
    expect(await publish('one', 'page', { commit: 'b'.repeat(40) })).toMatchObject({ created: false });
    expect(await known('one')).toMatchObject(source);
    await publish('two', 'page');
    expect(await known('two')).toMatchObject({ commit: null, author: null, note: null });
    await publish('two', 'page', { commit: 'c'.repeat(40), author: '王' });
    await publish('two', 'page', { commit: 'd'.repeat(40), author: '赵', note: '更快' });
    expect(await known('two')).toMatchObject({ commit: 'c'.repeat(40), author: '王', note: '更快' });
  });

  test('the compressed scripts for browsers, beside those of the release before', async () => {
    const page = 'word '.repeat(500);
    await publish('three', page);
    const bytes = 1 + brotliCompressSync(page).length;
    const { scripts } = await known('three');
    expect(scripts).toEqual({ bytes, before: { build: 'two', bytes: 1 + brotliCompressSync('page').length } });
    expect((await known('one')).scripts.before).toBeNull();
  });

  test('pages, modules with their ranges, and everybody who runs it', async () => {
    expect(await known('one')).toMatchObject({
      pages: [{ path: '/center/crm/user', title: '个人信息', permission: true }],
      modules: [{ request: 'react', range: '^19.0.0' }],
      runs: [],
      links: 0,
    });
    for (const build of ['one', 'two'])
      await releases.assign({ tenant: 'localhost', slot, package: 'account', build, by });
    await releases.assign({ tenant: 'jinqiao.localhost', slot, package: 'account', build: 'two', by });
    await releases.startCanary({ tenant: 'jinqiao.localhost', slot, package: 'account', build: 'one', percent: 5, by });
    await releases.createOverrideGrant({
      ...{ kind: 'override', tenant: 'localhost', slot, package: 'account', build: 'one', origin: null },
      ...{ expiresAt: new Date(Date.now() + 60_000), by },
    });
    expect(await known('one')).toMatchObject({
      runs: [
        { tenant: 'jinqiao.localhost', slot, as: 'canary' },
        { tenant: 'localhost', slot, as: 'fall-back' },
      ],
      links: 1,
    });
  });

  test('its standing', async () => {
    expect((await known('one')).standing).toBeNull();
    await releases.setStanding({ package: 'account', build: 'one', to: 'deprecated', reason: '太慢', by });
    expect((await known('one')).standing).toMatchObject({ name: 'deprecated', reason: '太慢', by });
    expect((await releases.listReleases({ limit: 9 })).map(({ build, standing }) => [build, standing])).toEqual([
      ['three', null],
      ['two', null],
      ['one', 'deprecated'],
      ['h1', null],
    ]);
  });
});
