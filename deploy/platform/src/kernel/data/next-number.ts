import type { Queryable } from '@portal/database';
import { type BusinessNumber, businessNumbers } from '@portal/shared/codes/business-number';
import { type SQL, sql } from 'drizzle-orm';
import { one } from './one';

/**
 * Returns the next number of its kind, by which people will know the row. It is never given again, even if the
 * transaction fails.
 */
export function nextNumber(kind: BusinessNumber, at: Date): SQL<string> {
  return sql`platform.next_number(${businessNumbers[kind]}, ${at.toISOString()}::timestamptz)`;
}

/** Takes the next number at once, for a paper that has to show it. */
export async function takeNumber(db: Queryable, kind: BusinessNumber, at: Date): Promise<string> {
  return one((await db.execute<{ number: string }>(sql`select ${nextNumber(kind, at)} as number`)).rows).number;
}
