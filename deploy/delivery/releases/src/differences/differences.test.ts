import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { release } from '@portal/database/schema/releases';
import { describeDatabase } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import type { RemoteRecord } from '@portal/release-record';
import { eq } from 'drizzle-orm';
import { hashListOf } from '../hash-list';
import { createReleases, type Releases } from '../releases';
import { host, type Made, remote } from '../testing/records';
import { unlikeText } from '../testing/unlike-text';
import { lastingNamesOf } from './lasting-names';

const by = 'test';
const [tenant, slot] = ['localhost', 'account'];

/** The machine may be busy. */
jest.setTimeout(60_000);

test('a name keeps everything but the hash; two files of one name have none, nor has the script for the gateway', () => {
  const texts = [
    'entry.5703d925bf38.js',
    '147.js',
    'part/a.0123456789ab.css',
    'it’s.js',
    'x.aaaaaaaaaaaa.js',
    'x.bbbbbbbbbbbb.js',
  ];
  const { record } = remote(
    'b',
    { server: 'server.js' },
    Object.fromEntries([...texts, 'server.js'].map((path) => [path, path])),
  );
  expect([...lastingNamesOf(record)]).toEqual([
    ['entry.5703d925bf38.js', 'entry.*.js'],
    ['147.js', '147.js'],
    ['part/a.0123456789ab.css', 'part/a.*.css'],
    ['hashes.json', 'hashes.json'],
  ]);
});

describeDatabase('the differences of a release', (database) => {
  let releases: Releases;
  let series = 0;

  /** What stays the same. Some small files make the list of hashes as long as a real one. */
  const page = unlikeText('page');
  const parts = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`${n}.js`, `part ${n}`]));
  /** A release of which one line is its own. */
  const made = (build: string, texts: Record<string, string> = {}) => {
    const entry = `entry.${hexOf(build)}.js`;
    return remote(
      build,
      { entry },
      { [entry]: `${unlikeText('entry')}\n// ${build}`, 'page.js': page, ...parts, ...texts },
    );
  };
  const hexOf = (build: string) => createHash('sha256').update(build).digest('hex').slice(0, 12);
  const named = (name: string) => `${name}${series}`;
  const publish = (one: Made<RemoteRecord>) => releases.publish({ ...one, by });
  const differencesOf = async (build: string) => {
    const found = await releases.findRelease('account', build);
    return releases.readDifferences(found?.id ?? -1);
  };
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');
  const contentsOf = ({ record, files }: Made<RemoteRecord>) => {
    const list = hashListOf(record);
    const assets = record.assets.map(({ path, sha384 }) => ({
      path,
      sha384,
      bytes: files.get(path)?.identity as Buffer,
    }));
    return [...assets, { path: list.path, sha384: list.sha384, bytes: Buffer.from(list.text) }];
  };
  const contentAt = (one: Made<RemoteRecord>, name: RegExp) => {
    const found = contentsOf(one).find(({ path }) => name.test(path));
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  /** The builds since which a file has a difference. */
  const sinceWhich = async (of: Made<RemoteRecord>, name: RegExp, earlier: readonly Made<RemoteRecord>[]) => {
    const found = (await differencesOf(of.record.build)).get(contentAt(of, name).sha384) ?? [];
    return earlier
      .filter((one) => found.some(({ dictionary }) => dictionary === sha256(contentAt(one, name).bytes)))
      .map(({ record }) => record.build);
  };

  beforeAll(async () => {
    releases = createReleases(database());
    await seedDemoTenants(releases, by);
    await releases.publish({ ...host('h1'), by });
    await releases.assign({ tenant, slot: 'host', package: 'host', build: 'h1', by });
  });
  beforeEach(async () => {
    series += 1;
    // Releases of the previous test must not count as earlier ones.
    await database().db.update(release).set({ bytesRemovedAt: new Date() }).where(eq(release.package, 'account'));
  });

  test('give each file, and the list of hashes, to those who have the earlier one', async () => {
    const [first, next] = [made(named('first')), made(named('next'))];
    await publish(first);
    expect([...(await differencesOf(first.record.build))]).toEqual([]);
    await publish(next);
    const differences = await differencesOf(next.record.build);
    for (const name of [/^entry/, /^page/, /^hashes/]) {
      const [before, now] = [contentAt(first, name), contentAt(next, name)];
      const [difference, ...others] = differences.get(now.sha384) ?? [];
      expect(others).toEqual([]);
      const bytes = difference?.bytes ?? Buffer.alloc(0);
      expect(difference?.dictionary).toBe(sha256(before.bytes));
      // RFC 9842: a skippable frame names the dictionary.
      expect(bytes.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
      expect(bytes.subarray(8, 40).toString('base64')).toBe(difference?.dictionary);
      expect(zstdDecompressSync(bytes.subarray(40), { dictionary: before.bytes })).toEqual(now.bytes);
      expect(bytes.length).toBeLessThan(now.bytes.length / 4);
    }
  });

  test('are made to the last three releases that still have their files', async () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => made(named(name)));
    for (const one of all.slice(0, 4)) await publish(one);
    await database()
      .db.update(release)
      .set({ bytesRemovedAt: new Date() })
      .where(eq(release.build, named('c')));
    const last = all[4] as Made<RemoteRecord>;
    await publish(last);
    expect(await sinceWhich(last, /^entry/, all)).toEqual(['a', 'b', 'd'].map(named));
    const newest = made(named('f'));
    await publish(newest);
    expect(await sinceWhich(newest, /^entry/, all)).toEqual(['b', 'd', 'e'].map(named));
  });

  test('are made to the releases that run, however long ago they were published', async () => {
    const all = ['runs', 'tried', 'a', 'b', 'c'].map((name) => made(named(name)));
    for (const one of all) await publish(one);
    const at = { tenant, slot, package: 'account', by };
    await releases.assign({ ...at, build: named('runs') });
    await releases.startCanary({ ...at, build: named('tried'), percent: 5 });
    const last = made(named('last'));
    await publish(last);
    expect(await sinceWhich(last, /^entry/, all)).toEqual(['runs', 'tried', 'c'].map(named));
  });

  test('are left out where they spare little, and where a file is new', async () => {
    const [first, next] = [
      made(named('x'), { 'text.js': unlikeText('one') }),
      made(named('y'), { 'text.js': unlikeText('other'), 'new.js': unlikeText('new') }),
    ];
    await publish(first);
    await publish(next);
    const differences = await differencesOf(next.record.build);
    expect(differences.has(contentAt(next, /^text/).sha384)).toBe(false);
    expect(differences.has(contentAt(next, /^new/).sha384)).toBe(false);
    expect(differences.has(contentAt(next, /^entry/).sha384)).toBe(true);
  });

  test('are made once, and go and come back with the files', async () => {
    const [first, next] = [made(named('p')), made(named('q'))];
    await publish(first);
    await publish(next);
    const before = await differencesOf(next.record.build);
    expect(before.size).toBe(3);
    await publish(next);
    expect(await differencesOf(next.record.build)).toEqual(before);
    await database().db.update(release).set({ usedAt: new Date() }).where(eq(release.build, first.record.build));
    await releases.removeUnusedBytes(new Date(Date.now() + 91 * 24 * 3_600_000));
    expect((await differencesOf(next.record.build)).size).toBe(0);
    await publish(first);
    expect(await publish(next)).toMatchObject({ restored: true });
    expect(await differencesOf(next.record.build)).toEqual(before);
  });
});
