import { gzipSync } from 'node:zlib';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { releaseMap } from '@portal/database/schema/releases';
import { describeDatabases } from '@portal/database/testing';
import { packMap } from '@portal/release-record/script-map';
import { createReleases, type Releases } from './releases';
import { readMap } from './stored-maps';
import { remote } from './testing/records';

const by = 'test';
const day = 24 * 3_600_000;
const map = { version: 3, sources: ['webpack://a/./src/entry.tsx'], mappings: 'AAAA' };
const packed = async () => (await packMap(JSON.stringify(map))) ?? Buffer.alloc(0);

/** The machine may be busy. */
jest.setTimeout(60_000);

describeDatabases('the source maps of a release', (database) => {
  let releases: Releases;
  let maps: Map<string, Buffer>;
  beforeAll(async () => {
    releases = createReleases(database());
    maps = new Map([['entry.js', await packed()]]);
  });
  const stored = async (build: string) => readMap(database(), 'account', build, 'entry.js');

  test('are kept beside its files, which stay the same', async () => {
    const { releaseId } = await releases.publish({ ...remote('m1'), maps, by });
    expect(await stored('m1')).toEqual(map);
    expect([...(await releases.readAssets(releaseId)).keys()].sort()).toEqual(['entry.js', 'page.js']);
  });

  test('come later with the same build, and are never replaced', async () => {
    await releases.publish({ ...remote('m2'), by });
    expect(await stored('m2')).toBeUndefined();
    await releases.publish({ ...remote('m2'), maps, by });
    const other = await packMap(JSON.stringify({ ...map, sources: ['other.ts'] }));
    await releases.publish({ ...remote('m2'), maps: new Map([['entry.js', other ?? Buffer.alloc(0)]]), by });
    expect(await stored('m2')).toEqual(map);
  });

  test('go with its files after 90 days, and come back with them', async () => {
    const { releaseId } = await releases.publish({ ...remote('m3'), maps, by });
    const rows = async () =>
      (await database().db.select().from(releaseMap)).filter((one) => one.releaseId === releaseId);
    expect(await rows()).toHaveLength(1);
    await releases.removeUnusedBytes(new Date(Date.now() + 91 * day));
    expect(await rows()).toEqual([]);
    await releases.publish({ ...remote('m3'), maps, by });
    expect(await stored('m3')).toEqual(map);
  });

  test.each([
    ['of a file that is no script of it', 'other.js', gzipSync(JSON.stringify(map))],
    ['that cannot be read', 'entry.js', Buffer.from('a map')],
  ])('[threat: greedy release] a map %s is refused with the whole release', async (_what, path, bytes) => {
    const release = { ...remote('m4'), maps: new Map([[path, bytes]]), by };
    await expect(releases.publish(release)).rejects.toThrow(`${path} 的源码映射无法读取`);
    expect(await releases.findRelease('account', 'm4')).toBeUndefined();
  });

  test('[threat: greedy release] maps of more than 8 MB are refused', async () => {
    const release = { ...remote('m5'), maps: new Map([['entry.js', Buffer.alloc(8 * 1024 * 1024 + 1)]]), by };
    await expect(releases.publish(release)).rejects.toThrow('超过 8 MB');
  });
});
