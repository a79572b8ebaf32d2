import { expect, test } from '@jest/globals';
import {
  company,
  passwordHistory,
  staff,
  staffRecoveryCode,
  staffRole,
  supportEntry,
  supportTicket,
  user,
} from '@portal/database/schema/platform';
import { describeDatabases } from '@portal/database/testing';
import { count, eq } from 'drizzle-orm';
import { seedDemo, seedDemoOnce } from './seed';

describeDatabases('the demonstration among several instances', (database) => {
  const companies = async () => (await database().db.select({ total: count() }).from(company))[0]?.total;
  const emails = async () =>
    (await database().db.select({ email: user.email }).from(user).where(eq(user.mobile, '13800000001'))).map(
      ({ email }) => email,
    );

  test('two that start at once fill it once, and a later one leaves what customers changed', async () => {
    await Promise.all([seedDemoOnce(database()), seedDemoOnce(database())]);
    const filled = await companies();
    expect(filled).toBeGreaterThan(10);
    await database().db.update(user).set({ email: 'mine@example.com' }).where(eq(user.mobile, '13800000001'));
    await seedDemoOnce(database());
    expect(await companies()).toBe(filled);
    expect(await emails()).toEqual(['mine@example.com', 'mine@example.com']);
  });

  test('staff come into a demonstration of an earlier release, and what they changed stays', async () => {
    const { db } = database();
    const names = async () => (await db.select({ name: staff.displayName }).from(staff)).map(({ name }) => name);
    // That release had no questions to the customer service either.
    await db.delete(supportEntry);
    await db.delete(supportTicket);
    await db.delete(staffRole);
    await db.delete(staffRecoveryCode);
    await db.delete(staff);
    await seedDemoOnce(database());
    expect(await names()).toContain('林初阳');
    await db.update(staff).set({ displayName: '林阳' }).where(eq(staff.loginName, 'chushen'));
    await seedDemoOnce(database());
    expect(await names()).toContain('林阳');
    await seedDemo(database());
    expect(await names()).toContain('林初阳');
  });

  test('a portal alone puts its accounts back each time it starts', async () => {
    const userCode = 'UdemoL13800000001';
    await database().db.insert(passwordHistory).values({ userCode, passwordHash: 'x', replacedAt: new Date() });
    await seedDemo(database());
    expect(await emails()).not.toContain('mine@example.com');
    expect(await database().db.select().from(passwordHistory)).toEqual([]);
  });
});
