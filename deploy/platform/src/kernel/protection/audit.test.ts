import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditEvent, auditTally } from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import type { Sealed } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';
import { auditTallies, rowsOfAKind } from './audit-tally';

const broken = (sealed: Sealed): Sealed => ({ ...sealed, body: 'AAAA' });

describeWithDemo('the audit under a flood', (database) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
  });
  afterAll(() => platform.close());

  const rows = (action: string, address: string) =>
    database()
      .db.select()
      .from(auditEvent)
      .where(and(eq(auditEvent.action, action), eq(auditEvent.address, address)));
  const total = (events: readonly { count: number }[]) => events.reduce((sum, { count }) => sum + count, 0);
  const minutesLater = () => new Date(platform.clock() + 180_000);

  test('[threat: untrue audit] a client that nobody knows: a few rows and one with the number of the rest', async () => {
    const client = platform.client();
    client.address = '203.0.113.5';
    // The events must not cross the end of a minute.
    platform.forward(60 - ((platform.clock() / 1000) % 60));
    for (let n = 0; n < 150; n += 1) {
      await client.call('saveLogOutLog', { body: { browserID: client.browserId } }, broken);
    }
    expect(await rows('envelope', client.address)).toHaveLength(rowsOfAKind);
    await Promise.all([minutesLater(), minutesLater()].map((now) => auditTallies(database().db, now)));
    const events = await rows('envelope', client.address);
    expect(events).toHaveLength(rowsOfAKind + 1);
    expect(total(events)).toBe(150);
    expect(await database().db.select().from(auditTally)).toEqual([]);
  });

  test('another address has rows of its own; one /56 is one address', async () => {
    for (const [turn, address] of ['2001:db8::1', '2001:db8::2', '2001:db8:0:100::1'].entries()) {
      const client = platform.client();
      client.address = address;
      for (let n = 0; n < 8; n += 1) {
        await client.call('saveLogOutLog', { body: { browserID: client.browserId } }, broken);
      }
      expect(await rows('envelope', address)).toHaveLength([8, 2, 8][turn] ?? 0);
    }
  });

  test('a person who asks for what they may not have: counted under their name', async () => {
    const reader = await signedIn(platform, '13800000009', 'A');
    reader.address = '203.0.113.6';
    platform.forward(60 - ((platform.clock() / 1000) % 60));
    for (let n = 0; n < 40; n += 1) await reader.call('employeeDisable', { body: { employeeCode: 'E1' } });
    await auditTallies(database().db, minutesLater());
    const events = await rows('authorization', reader.address);
    expect(events).toHaveLength(rowsOfAKind + 1);
    expect(total(events)).toBe(40);
    expect(new Set(events.map(({ userCode }) => userCode)).size).toBe(1);
  });
});
