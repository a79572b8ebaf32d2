import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { blob, release } from '@portal/database/schema/releases';
import { describeDatabases } from '@portal/database/testing';
import { count } from 'drizzle-orm';
import { createReleases, type Releases } from '../releases';
import { remote } from '../testing/records';
import type { TokenQuota } from './token-quota';

const by = 'test';

/** The machine may be busy. */
jest.setTimeout(30_000);

describeDatabases('the quota of a token', (database) => {
  let releases: Releases;
  beforeAll(() => {
    releases = createReleases(database());
  });

  let made = 0;
  async function tokenWith(quota: Partial<TokenQuota>, packageName: string | null = 'account'): Promise<number> {
    made += 1;
    const wanted = { name: `token ${made}`, package: packageName, tenant: null, expiresAt: null, by, quota };
    return (await releases.createToken(wanted)).id;
  }

  let built = 0;
  function publishNew(tokenId: number | undefined, size = 10) {
    built += 1;
    const texts = { 'entry.js': `entry ${built}`, 'page.js': `${built} `.padEnd(size, 'x') };
    return releases.publish({ ...remote(`q${built}`, {}, texts), by, tokenId });
  }

  test('[threat: guessed deploy token] releases of a day: what is asked for at once counts too', async () => {
    const token = await tokenWith({ releasesADay: 3 });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => publishNew(token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(publishNew(token)).rejects.toThrow('24 小时内已发布 3 个版本，达到上限 3');
    await publishNew(await tokenWith({ releasesADay: 3 }));
  });

  test('bytes of a day, compressed forms included', async () => {
    const token = await tokenWith({ bytesADay: 20_000 });
    await publishNew(token, 9_000);
    await expect(publishNew(token, 15_000)).rejects.toThrow('24 小时内的上传将超过上限');
    const twice = remote('twice', {}, { 'entry.js': 'e', 'page.js': 'x'.repeat(900) });
    const identity = Buffer.from('x'.repeat(900));
    twice.files.set('page.js', { identity, brotli: brotliCompressSync(identity) });
    await releases.publish({ ...twice, by, tokenId: token });
  });

  test('bytes stored: what was there before counts for nobody, and what is refused leaves nothing behind', async () => {
    const token = await tokenWith({ bytesStored: 20_000 });
    await publishNew(token, 12_000);
    const [releasesBefore, blobsBefore] = await rows();
    await expect(publishNew(token, 12_000)).rejects.toThrow('存储的文件将超过上限');
    expect(await rows()).toEqual([releasesBefore, blobsBefore]);
    const shared = { 'entry.js': 'shared entry', 'page.js': 'y'.repeat(50_000) };
    await releases.publish({ ...remote('first', {}, shared), by });
    await releases.publish({ ...remote('second', {}, shared), by, tokenId: token });
  });

  test('the same build again costs nothing', async () => {
    const token = await tokenWith({ releasesADay: 1 });
    const same = remote('again');
    expect((await releases.publish({ ...same, by, tokenId: token })).created).toBe(true);
    expect((await releases.publish({ ...same, by, tokenId: token })).created).toBe(false);
  });

  test('a token that is revoked in the middle of an upload publishes nothing', async () => {
    const token = await tokenWith({});
    await releases.revokeToken(`token ${made}`, by);
    await expect(publishNew(token)).rejects.toThrow('令牌已被撤销');
  });

  test('every token has one, a team a smaller one', async () => {
    const [team, all] = [await tokenWith({ bytesADay: 5 }), await tokenWith({}, null)];
    const quotaOf = async (id: number) => (await releases.listTokens()).find((one) => one.id === id)?.quota;
    expect(await quotaOf(team)).toEqual({ releasesADay: 100, bytesADay: 5, bytesStored: 10 * 1024 ** 3 });
    expect((await quotaOf(all))?.releasesADay).toBe(1_000);
  });

  async function rows(): Promise<(number | undefined)[]> {
    const { db } = database();
    return Promise.all([release, blob].map(async (table) => (await db.select({ n: count() }).from(table))[0]?.n));
  }
});
