import { brotliCompressSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { blob, release } from '@portal/database/schema/releases';
import { describeDatabases } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { eq } from 'drizzle-orm';
import { createReleases, type Releases } from '../releases';
import { host, remote } from '../testing/records';

const by = 'test';
const tenant = 'localhost';
const slot = 'account';
const day = 24 * 3_600_000;

/** The machine may be busy. */
jest.setTimeout(60_000);

describeDatabases('the files of releases that nobody runs', (database) => {
  let releases: Releases;
  let series = 0;
  let [old, shares, runs] = ['', '', ''];
  const common = 'a page that two releases have';

  const made = (build: string, page = common) => {
    const release = remote(build, {}, { 'entry.js': `entry of ${build}`, 'page.js': page });
    const identity = Buffer.from(page);
    release.files.set('page.js', { identity, brotli: brotliCompressSync(identity) });
    return release;
  };
  const publish = (build: string, page?: string) => releases.publish({ ...made(build, page), by });
  const assign = (build: string) => releases.assign({ tenant, slot, package: 'account', build, by });
  const after = (days: number) => new Date(Date.now() + days * day);
  /** The builds that lose their files so many days from now. */
  const removedAfter = async (days: number) =>
    (await releases.removeUnusedBytes(after(days))).map((one) => one.release.replace('account@', '')).sort();
  const known = async (build: string) => {
    const found = await releases.findNamedRelease('account', build);
    return releases.describeRelease(found?.id ?? -1);
  };
  const filesOf = async (build: string) => {
    const found = await releases.findRelease('account', build);
    return [...(await releases.readAssets(found?.id ?? -1)).keys()].sort();
  };
  const hashes = async () =>
    new Set((await database().db.select({ sha384: blob.sha384 }).from(blob)).map((b) => b.sha384));
  const hashOf = (build: string, path: string) =>
    made(build).record.assets.find((asset) => asset.path === path)?.sha384 ?? '';

  beforeAll(async () => {
    releases = createReleases(database());
    await seedDemoTenants(releases, by);
    await releases.publish({ ...host('h1'), by });
    await releases.assign({ tenant, slot: 'host', package: 'host', build: 'h1', by });
  });
  beforeEach(async () => {
    // The clock of the test before ran ahead.
    await database().db.update(release).set({ usedAt: new Date(), publishedAt: new Date() });
    series += 1;
    [old, shares, runs] = ['old', 'shares', 'runs'].map((name) => `${name}${series}`) as [string, string, string];
    for (const build of [old, shares, runs]) await publish(build);
    await assign(runs);
  });

  test('go away after 90 days, the record stays, and so do files that another release has', async () => {
    expect(await removedAfter(89)).toEqual([]);
    await assign(shares);
    await releases.rollback({ tenant, slot, by });
    await database()
      .db.update(release)
      .set({ usedAt: after(60) })
      .where(eq(release.build, shares));
    const removed = await releases.removeUnusedBytes(after(91));
    const bytes = `entry of ${old}`.length;
    expect(removed).toContainEqual({ release: `account@${old}`, files: 1, bytes });
    expect(await filesOf(old)).toEqual([]);
    expect(await filesOf(shares)).toEqual(['entry.js', 'page.js']);
    const left = await hashes();
    expect([left.has(hashOf(old, 'entry.js')), left.has(hashOf(old, 'page.js'))]).toEqual([false, true]);
    expect(await known(old)).toMatchObject({ build: old, pages: [{ path: '/center/crm/user' }], runs: [] });
    expect((await known(old)).bytesRemovedAt).not.toBeNull();
    const audit = await releases.readAudit({ limit: 20 });
    expect(audit).toContainEqual(
      expect.objectContaining({
        ...{ who: '定期清理', action: 'release-bytes-removed', fromBuild: `account@${old}` },
        detail: { files: 1, bytes },
      }),
    );
    expect(await removedAfter(91)).toEqual([]);
  });

  test('stay as long as a slot runs the release, falls back to it, or somebody tries it out', async () => {
    const [canary, link] = [`canary${series}`, `link${series}`];
    for (const build of [canary, link]) await publish(build);
    await assign(old);
    await releases.startCanary({ tenant, slot, package: 'account', build: canary, percent: 5, by });
    await releases.createOverrideGrant({
      ...{ kind: 'override', tenant, slot, package: 'account', build: link, origin: null },
      ...{ expiresAt: after(201), by },
    });
    const gone = await removedAfter(200);
    for (const build of [old, canary, link, runs, 'h1']) expect(gone).not.toContain(build);
    expect(gone).toContain(shares);
    // Their 90 days begin when they were last seen in use.
    await releases.stopCanary({ tenant, slot, by });
    await database()
      .db.update(release)
      .set({ usedAt: after(200) })
      .where(eq(release.build, canary));
    expect(await removedAfter(289)).not.toContain(canary);
    expect(await removedAfter(291)).toEqual(expect.arrayContaining([canary, link]));
  });

  test('count as used on the day of every change, however short', async () => {
    await database()
      .db.update(release)
      .set({ usedAt: after(-100), publishedAt: after(-100) });
    await assign(old);
    await assign(shares);
    await assign(runs);
    const gone = await removedAfter(1);
    for (const build of [old, shares, runs]) expect(gone).not.toContain(build);
  });

  test('a release without files is refused with what to do, and passed over by a roll-back', async () => {
    await assign(old);
    await assign(shares);
    await releases.unassign({ tenant, slot, by });
    await assign(runs);
    await releases.removeUnusedBytes(after(91));
    await expect(assign(old)).rejects.toThrow(
      new RegExp(`版本 account@${old} 长期无人使用，文件已于 \\d{4}-\\d\\d-\\d\\d 清理：请重新发布同一构建`),
    );
    const canary = { tenant, slot, package: 'account', build: old, percent: 5, by };
    await expect(releases.startCanary(canary)).rejects.toThrow('请重新发布同一构建');
    const link = { kind: 'override' as const, tenant, slot, package: 'account', build: old, origin: null };
    await expect(releases.createOverrideGrant({ ...link, expiresAt: after(1), by })).rejects.toThrow('清理');
  });

  test('the same build published again brings them back, byte for byte, for another 90 days', async () => {
    const page = `a page of its own ${series}`;
    const own = `own${series}`;
    const { releaseId } = await publish(own, page);
    await releases.removeUnusedBytes(after(91));
    expect(await filesOf(own)).toEqual([]);
    const other = releases.publish({ ...made(own, 'other bytes'), by });
    await expect(other).rejects.toThrow('已发布过，但文件不同');
    expect(await publish(own, page)).toEqual({ created: false, releaseId, restored: true });
    expect(await publish(own, page)).toEqual({ created: false, releaseId });
    const files = await releases.readAssets(releaseId);
    expect(files.get('page.js')?.identity.toString()).toBe(page);
    expect(files.get('page.js')?.brotli).toEqual(brotliCompressSync(page));
    expect((await known(own)).bytesRemovedAt).toBeNull();
    expect(await assign(own)).toMatchObject({ changed: true });
    expect(await removedAfter(89)).not.toContain(own);
  });

  test('a token may store again what was removed', async () => {
    const { id } = await releases.createToken({
      ...{ name: `small ${series}`, package: null, tenant: null, expiresAt: null, by },
      quota: { bytesStored: 6_000 },
    });
    const page = 'x'.repeat(4_000);
    const store = (build: string) =>
      releases.publish({ ...remote(build, {}, { 'entry.js': build, 'page.js': page + build }), by, tokenId: id });
    await store(`first${series}`);
    await expect(store(`second${series}`)).rejects.toThrow('存储的文件将超过上限');
    await releases.removeUnusedBytes(after(91));
    expect(await store(`second${series}`)).toMatchObject({ created: true });
  });

  test('two gateways at once remove each release once', async () => {
    const both = await Promise.all(
      [releases, createReleases(database())].map((one) => one.removeUnusedBytes(after(91))),
    );
    const names = both.flat().map((one) => one.release);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([`account@${old}`, `account@${shares}`]));
  });

  test('a release that is assigned at this moment keeps its files, or is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const build = `late${series}-${round}`;
      await publish(build);
      const [assigned, removed] = await Promise.allSettled([assign(build), releases.removeUnusedBytes(after(91))]);
      expect(removed.status).toBe('fulfilled');
      expect(await filesOf(build)).toEqual(assigned.status === 'fulfilled' ? ['entry.js', 'page.js'] : []);
    }
  });

  test('files that a publication shares with a release that goes away at this moment stay', async () => {
    for (let round = 0; round < 4; round += 1) {
      const page = `shared ${series} ${round}`;
      await publish(`going${series}-${round}`, page);
      const coming = `coming${series}-${round}`;
      await Promise.all([
        releases.removeUnusedBytes(after(91)),
        publish(coming, page).then(() =>
          database()
            .db.update(release)
            .set({ usedAt: after(91) })
            .where(eq(release.build, coming)),
        ),
      ]);
      const files = await filesOf(coming);
      if (files.length > 0) expect(files).toEqual(['entry.js', 'page.js']);
      else expect((await known(coming)).bytesRemovedAt).not.toBeNull();
    }
  });
});
