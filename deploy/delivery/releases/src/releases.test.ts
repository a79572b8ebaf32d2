import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { blob, release, releaseAudit } from '@portal/database/schema/releases';
import { describeDatabases } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { noTenantFacts } from '@portal/shared/tenant-facts';
import { count } from 'drizzle-orm';
import type { TenantBrand } from './catalog';
import type { ReleaseRefused } from './refusal';
import { createReleases, type Releases } from './releases';
import { chinese } from './testing/chinese';
import { host, remote } from './testing/records';

function brand(code: string): TenantBrand {
  return {
    ...noTenantFacts,
    code,
    isDefault: false,
    audience: 'customers',
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
    legalName: '',
    creditCode: '',
    legalPerson: '',
    address: '',
    hotline: '',
  };
}

const by = 'test';

/** The machine may be busy. */
jest.setTimeout(30_000);

describeDatabases('releases', (database) => {
  let releases: Releases;
  const rows = async (table: typeof release | typeof blob) =>
    (await database().db.select({ n: count() }).from(table))[0]?.n ?? 0;
  const publishNew = async (build: string) => releases.publish({ ...remote(build), by });

  beforeAll(async () => {
    releases = createReleases(database());
    await releases.upsertTenant(brand('one'), by);
    await releases.upsertTenant(brand('two'), by);
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

  test('[threat: altered file] the same build with other bytes is refused in words', async () => {
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

  test('a compressed form that is not the file is refused', async () => {
    const made = remote('smuggled');
    const identity = made.files.get('entry.js')?.identity ?? Buffer.alloc(0);
    made.files.set('entry.js', { identity, brotli: brotliCompressSync('something else') });
    made.files.set('page.js', { identity: Buffer.from('a page'), gzip: Buffer.from('no gzip at all') });
    const refused = await releases.publish({ ...made, by }).catch((error: unknown) => error);
    expect(chinese((refused as ReleaseRefused).faults)).toEqual([
      '文件 entry.js 的 brotli 压缩内容与原文件不符：请重新构建。',
      '文件 page.js 的 gzip 压缩内容与原文件不符：请重新构建。',
    ]);
    made.files.set('entry.js', { identity, brotli: brotliCompressSync(identity), gzip: gzipSync(identity) });
    made.files.set('page.js', { identity: Buffer.from('a page') });
    expect((await releases.publish({ ...made, by })).created).toBe(true);
  });

  test('publishing many releases with common files at once stores each once', async () => {
    const common = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`common-${n}.js`, `common ${n}`]));
    const before = await rows(release);
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => {
        const texts = { 'entry.js': `entry ${n}`, 'page.js': 'a page', ...common };
        const shuffled = Object.fromEntries(Object.entries(texts).sort(() => (n % 2 ? -1 : 1)));
        return releases.publish({ ...remote(`many-${n}`, {}, shuffled), by });
      }),
    );
    expect(await rows(release)).toBe(before + 8);
  });

  test('a host name belongs to one tenant', async () => {
    const refused = releases.upsertTenant({ ...brand('thief'), hostNames: ['one.example'] }, by);
    await expect(refused).rejects.toThrow('主机名 one.example 已属于租户 one');
    expect((await releases.readCatalog()).tenants.map(({ code }) => code)).not.toContain('thief');
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
    expect(await releases.assign({ ...target, package: 'account', build: 'old' })).toMatchObject({
      changed: true,
      generation: 1,
    });
    expect(await releases.assign({ ...target, package: 'account', build: 'new' })).toMatchObject({
      changed: true,
      generation: 2,
    });
    expect(await releases.assign({ ...target, package: 'account', build: 'new' })).toMatchObject({
      changed: false,
      generation: 2,
    });
    const pointerOf = async () =>
      (await releases.readCatalog()).tenants
        .find(({ code }) => code === 'one')
        ?.pointers.find(({ slot }) => slot === 'account');
    expect((await pointerOf())?.release.record.build).toBe('new');
    expect((await pointerOf())?.lastGood?.record.build).toBe('old');
    expect(await releases.rollback(target)).toMatchObject({ changed: true, generation: 3 });
    expect((await pointerOf())?.release.record.build).toBe('old');
    const audit = await database().db.select().from(releaseAudit);
    expect(
      audit
        .filter(({ tenantCode, slot }) => tenantCode === 'one' && slot === 'account')
        .map(({ action, fromBuild, toBuild }) => [action, fromBuild, toBuild]),
    ).toEqual([
      ['assign', null, 'account@old'],
      ['assign', 'account@old', 'account@new'],
      ['rollback', 'account@new', 'account@old'],
    ]);
  });

  test('a roll-back leaves no way to the bad release: neither as fallback nor by a second roll-back', async () => {
    await releases.upsertTenant(brand('history'), by);
    for (const build of ['first', 'second', 'bad']) await publishNew(build);
    const target = { tenant: 'history', slot: 'account', by };
    for (const build of ['first', 'second', 'bad']) await releases.assign({ ...target, package: 'account', build });
    const runs = async () => {
      const { tenants } = await releases.readCatalog();
      const pointer = tenants.find(({ code }) => code === 'history')?.pointers.find(({ slot }) => slot === 'account');
      return [pointer?.release.record.build, pointer?.lastGood?.record.build];
    };
    expect(await runs()).toEqual(['bad', 'second']);
    await releases.rollback(target);
    expect(await runs()).toEqual(['second', 'first']);
    await releases.rollback(target);
    expect(await runs()).toEqual(['first', undefined]);
    await expect(releases.rollback(target)).rejects.toThrow('没有可回退的版本');
  });

  test('releases that need each other are assigned together, or not at all', async () => {
    const brandNew = { request: 'brand-new', version: '1.0.0', exports: ['x'], assets: [], needs: [] };
    await releases.upsertTenant(brand('joint'), by);
    await releases.publish({ ...host('h2', { provides: [brandNew] }), by });
    await releases.publish({
      ...remote('wants-new', { needs: [{ request: 'brand-new', range: '^1.0.0', exports: ['x'] }] }),
      by,
    });
    await publishNew('wants-react');
    const slot = (build: string) => ({ slot: 'account', package: 'account', build });
    const hostSlot = (build: string) => ({ slot: 'host', package: 'host', build });
    const together = (...both: ReturnType<typeof slot>[]) =>
      releases.assignTogether({ tenant: 'joint', releases: both, by });
    await together(hostSlot('h1'), slot('wants-react'));

    await expect(together(hostSlot('h2'))).rejects.toThrow('未提供模块 react');
    await expect(together(slot('wants-new'))).rejects.toThrow('未提供模块 brand-new');
    expect((await together(hostSlot('h2'), slot('wants-new'))).slots).toEqual([
      { slot: 'host', changed: true, generation: 2 },
      { slot: 'account', changed: true, generation: 2 },
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
    await expect(releases.assign({ ...wrong, slot: 'site' })).rejects.toThrow('属于位置 account，不能用于位置 site');
    await expect(releases.assign({ ...wrong, slot: 'account', build: 'nothing' })).rejects.toThrow('没有已发布的构建');
    await expect(releases.assign({ ...wrong, slot: 'account', tenant: 'nobody' })).rejects.toThrow('没有租户 nobody');
  });

  test('a change is heard', async () => {
    let heard = 0;
    const stop = await releases.watchCatalog(() => {
      heard += 1;
    });
    await releases.upsertTenant(brand('three'), by);
    for (let tries = 0; tries < 100 && heard === 0; tries += 1) await wait(20);
    expect(heard).toBeGreaterThan(0);
    await stop();
  });

  test("the demonstration's tenants: one default, pictures stored, twice is once", async () => {
    await seedDemoTenants(releases, by);
    await seedDemoTenants(releases, by);
    const { tenants } = await releases.readCatalog();
    const byDefault = tenants.filter(({ isDefault }) => isDefault);
    expect(byDefault.map(({ code, themeColor, mainSystem }) => ({ code, themeColor, mainSystem }))).toEqual([
      { code: 'localhost', themeColor: '#D83651', mainSystem: null },
    ]);
    const jinqiao = tenants.find(({ hostNames }) => hostNames.includes('jinqiao.localhost'));
    expect(jinqiao?.platformName).toBe('金桥供应链');
    const sha = /^\/brand\/([0-9a-f]{64})\.webp$/.exec(jinqiao?.companyLogo ?? '')?.[1] ?? '';
    expect((await releases.readTenantFile(sha))?.type).toBe('image/webp');
  });
});
