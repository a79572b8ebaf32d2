import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { blob, release, releaseAudit } from '@portal/database/schema/releases';
import { describeDatabases } from '@portal/database/testing';
import { count } from 'drizzle-orm';
import type { TenantBrand } from './catalog';
import { seedDemoTenants } from './demo/demo-tenants';
import { createReleases, type Releases } from './releases';
import { host, remote } from './testing/records';

function brand(code: string): TenantBrand {
  return {
    code,
    isDefault: false,
    hostNames: [`${code}.example`],
    platformName: '测试平台',
    themeColor: '#123456',
    companyLogo: '',
    favicon: '',
    backgroundImg: '',
    backgroundTitle: '',
    backgroundContent: '',
    filingsContent: '',
    mainSystem: null,
  };
}

const by = 'test';

describeDatabases('releases', (database) => {
  let releases: Releases;
  const rows = async (table: typeof release | typeof blob) =>
    (await database().db.select({ n: count() }).from(table))[0]?.n ?? 0;
  const publishNew = async (build: string) => releases.publish({ ...remote(build), by });

  beforeAll(async () => {
    releases = createReleases(database());
    await releases.upsertTenant(brand('one'));
    await releases.upsertTenant(brand('two'));
    await releases.publish({ ...host('h1'), by });
    for (const tenant of ['one', 'two'])
      await releases.assign({ tenant, slot: 'host', package: 'host', build: 'h1', by });
  });

  test('a second publish of the same build changes nothing', async () => {
    const first = await publishNew('same');
    const before = await rows(release);
    expect(first.created).toBe(true);
    expect(await publishNew('same')).toEqual({ created: false, releaseId: first.releaseId });
    expect(await rows(release)).toBe(before);
  });

  test('the same build with other bytes is refused in words', async () => {
    await publishNew('fixed');
    const other = remote('fixed', {}, { 'entry.js': 'other', 'page.js': 'a page' });
    await expect(releases.publish({ ...other, by })).rejects.toThrow('构建 account@fixed 已发布过，但文件不同');
  });

  test('a release with a missing file leaves nothing behind', async () => {
    const made = remote('broken', {}, { 'entry.js': 'only here', 'page.js': 'also only here' });
    made.files.delete('page.js');
    const [releasesBefore, blobsBefore] = [await rows(release), await rows(blob)];
    await expect(releases.publish({ ...made, by })).rejects.toThrow('缺少文件 page.js');
    expect([await rows(release), await rows(blob)]).toEqual([releasesBefore, blobsBefore]);
  });

  test('the same build published twice at once is stored once', async () => {
    const results = await Promise.all([publishNew('race'), publishNew('race')]);
    expect(results.map(({ created }) => created).sort()).toEqual([false, true]);
  });

  test('files come back byte for byte', async () => {
    const { releaseId } = await publishNew('bytes');
    const assets = await releases.readAssets(releaseId);
    expect(assets.get('entry.js')?.identity.toString()).toBe('entry of bytes');
  });

  test('assign, assign, roll back: the catalog follows, the generation grows, each step is audited', async () => {
    await publishNew('old');
    await publishNew('new');
    const target = { tenant: 'one', slot: 'account', by };
    expect(await releases.assign({ ...target, package: 'account', build: 'old' })).toEqual({
      changed: true,
      generation: 1,
    });
    expect(await releases.assign({ ...target, package: 'account', build: 'new' })).toEqual({
      changed: true,
      generation: 2,
    });
    expect(await releases.assign({ ...target, package: 'account', build: 'new' })).toEqual({
      changed: false,
      generation: 2,
    });
    const pointerOf = async () =>
      (await releases.readCatalog()).tenants
        .find(({ code }) => code === 'one')
        ?.pointers.find(({ slot }) => slot === 'account');
    expect((await pointerOf())?.release.record.build).toBe('new');
    expect((await pointerOf())?.lastGood?.record.build).toBe('old');
    expect(await releases.rollback(target)).toEqual({ changed: true, generation: 3 });
    expect((await pointerOf())?.release.record.build).toBe('old');
    const audit = await database().db.select().from(releaseAudit);
    expect(
      audit
        .filter(({ tenantCode, slot }) => tenantCode === 'one' && slot === 'account')
        .map(({ action, fromBuild, toBuild }) => [action, fromBuild, toBuild]),
    ).toEqual([
      ['assign', null, 'account@old'],
      ['assign', 'old', 'account@new'],
      ['rollback', 'new', 'account@old'],
    ]);
  });

  test('of two people who change one slot at once one wins and the other is told', async () => {
    await publishNew('left');
    await publishNew('right');
    const change = (build: string) =>
      releases.assign({ tenant: 'two', slot: 'account', package: 'account', build, by, expectedGeneration: 0 });
    const results = await Promise.allSettled([change('left'), change('right')]);
    const [lost] = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(lost).toContain('已被他人修改');
  });

  test('what does not fit the host of the tenant is not assigned', async () => {
    await releases.publish({ ...remote('alien', { needs: [{ request: 'vue', range: '*', exports: [] }] }), by });
    const wrong = { tenant: 'one', by, package: 'account', build: 'alien' };
    await expect(releases.assign({ ...wrong, slot: 'account' })).rejects.toThrow('未提供模块 vue');
    await expect(releases.assign({ ...wrong, slot: 'site' })).rejects.toThrow('属于插槽 account，不能用于插槽 site');
    await expect(releases.assign({ ...wrong, slot: 'account', build: 'nothing' })).rejects.toThrow('没有已发布的构建');
    await expect(releases.assign({ ...wrong, slot: 'account', tenant: 'nobody' })).rejects.toThrow('没有租户 nobody');
  });

  test('a change is heard', async () => {
    let heard = 0;
    const stop = await releases.watchCatalog(() => {
      heard += 1;
    });
    await releases.upsertTenant(brand('three'));
    for (let tries = 0; tries < 100 && heard === 0; tries += 1) await wait(20);
    expect(heard).toBeGreaterThan(0);
    await stop();
  });

  test("the demonstration's tenants: one default, pictures stored, twice is once", async () => {
    await seedDemoTenants(releases);
    await seedDemoTenants(releases);
    const { tenants } = await releases.readCatalog();
    const byDefault = tenants.filter(({ isDefault }) => isDefault);
    expect(byDefault.map(({ code, themeColor, mainSystem }) => ({ code, themeColor, mainSystem }))).toEqual([
      { code: 'localhost', themeColor: '#D83651', mainSystem: null },
    ]);
    const jinqiao = tenants.find(({ hostNames }) => hostNames.includes('jinqiao.localhost'));
    expect(jinqiao?.platformName).toBe('金桥供应链');
    const sha = /^\/brand\/([0-9a-f]{64})\.svg$/.exec(jinqiao?.companyLogo ?? '')?.[1] ?? '';
    expect((await releases.readTenantFile(sha))?.type).toBe('image/svg+xml');
  });
});
