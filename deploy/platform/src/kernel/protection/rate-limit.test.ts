import { beforeEach, describe, expect, test } from '@jest/globals';
import { rateCounter } from '@portal/database/schema/platform';
import { describeDatabases } from '@portal/database/testing';
import { countUse, holdLimit } from './rate-limit';

describeDatabases('limits', (database) => {
  const now = new Date('2026-11-25T08:00:00Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const limit = (key: string, most = 3) => ({ key, most, seconds: 60 });
  const count = async (key: string, at = now) => (await countUse(database().db, limit(key), at)).count;

  beforeEach(() => database().db.delete(rateCounter));

  test('uses are counted one after another, and anew when the window has ended', async () => {
    expect([await count('a:1'), await count('a:1'), await count('a:2'), await count('a:1', later(59))]).toEqual([
      1, 2, 1, 3,
    ]);
    expect(await count('a:1', later(60))).toBe(1);
  });

  test('many at once get the numbers that they would have got alone', async () => {
    const keys = Array.from({ length: 90 }, (_, n) => `many:${n % 3}`);
    const counts = await Promise.all(keys.map((key) => count(key)));
    for (const whose of [0, 1, 2]) {
      const own = counts.filter((_, n) => n % 3 === whose);
      expect(own).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    }
  });

  test('beyond the limit is refused', async () => {
    const held = await Promise.allSettled(
      Array.from({ length: 5 }, () => holdLimit(database().db, limit('b:1'), now, '太快')),
    );
    expect(held.map(({ status }) => status)).toEqual([...Array(3).fill('fulfilled'), ...Array(2).fill('rejected')]);
    expect(held[4]).toMatchObject({ reason: { status: '429', message: '太快' } });
  });

  test('in a transaction', async () => {
    await database().db.transaction(async (transaction) => {
      expect((await countUse(transaction, limit('t:1'), now)).count).toBe(1);
    });
    expect(await count('t:1')).toBe(2);
  });

  test('[threat: one request fails others] a key that the database cannot hold is the only one that fails', async () => {
    const counted = await Promise.allSettled(['c:1', 'c:\0', 'c:2'].map((key) => count(key)));
    expect(counted.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  describe('of an address', () => {
    test.each([
      ['two addresses of one /56', '2001:db8:1:2::1', '2001:db8:1:ff:ffff::9', true],
      ['two ways to write one', '2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:1', true],
      ['an IPv4 address written as IPv6', '203.0.113.7', '::ffff:203.0.113.7', true],
      ['two /56s', '2001:db8:1:2::1', '2001:db8:1:102::1', false],
      ['two IPv4 addresses', '203.0.113.7', '203.0.113.8', false],
    ])('%s', async (_, one, another, together) => {
      await count(`keys:${one}`);
      expect(await count(`keys:${another}`)).toBe(together ? 2 : 1);
    });

    test('[threat: kept busy] a /48 gets eight times as much as one person, however many /56 it has', async () => {
      const counts: number[] = [];
      for (let n = 0; n < 32; n += 1) counts.push(await count(`keys:2001:db8:48:${(n * 256).toString(16)}::1`));
      expect(counts[0]).toBe(1);
      expect(counts.at(-1)).toBe(4);
      expect(await count('keys:2001:db8:49::1')).toBe(1);
    });
  });
});
