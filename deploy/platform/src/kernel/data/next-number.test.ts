import { expect, test } from '@jest/globals';
import type { Queryable } from '@portal/database';
import { describeDatabases } from '@portal/database/testing';
import { type BusinessNumber, businessNumbers, isMistypedNumber } from '@portal/shared/codes/business-number';
import { sql } from 'drizzle-orm';
import { nextNumber } from './next-number';

describeDatabases('the numbers that people read', (database) => {
  const given = async (kind: BusinessNumber, at: Date, db: Queryable = database().db) => {
    const { rows } = await db.execute<{ number: string }>(sql`select ${nextNumber(kind, at)} as number`);
    return rows[0]?.number ?? '';
  };
  // It is half past midnight in China. In UTC it is still the day before.
  const night = new Date('2026-11-12T16:30:00Z');

  test.each(Object.keys(businessNumbers) as BusinessNumber[])(
    '%s: kind, year or day, and a check digit',
    async (kind) => {
      const number = await given(kind, night);
      expect(number).toMatch(kind === 'company' ? /^QY2026\d{5}\d$/ : /^[A-Z]{2}20261113\d{4}\d$/);
      expect(number.startsWith(businessNumbers[kind])).toBe(true);
      expect(isMistypedNumber(number)).toBe(false);
    },
  );

  test('many at once are all different', async () => {
    const numbers = await Promise.all(Array.from({ length: 50 }, () => given('change', night)));
    expect(new Set(numbers).size).toBe(50);
  });

  test('what was given back is not given again', async () => {
    let lost = '';
    const failing = database().db.transaction(async (transaction) => {
      lost = await given('change', night, transaction);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(lost).not.toBe('');
    expect(await given('change', night)).not.toBe(lost);
  });

  test('where the running number needs more digits it gets them', async () => {
    await database().db.execute(sql`select setval('platform.number_bg', 99999)`);
    const number = await given('change', night);
    expect(number).toMatch(/^BG20261113100000\d$/);
    expect(isMistypedNumber(number)).toBe(false);
  });
});
