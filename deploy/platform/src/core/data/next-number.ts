import type { Queryable } from '@portal/database';
import { type BusinessNumber, businessNumbers } from '@portal/shared/codes/business-number';
import { type SQL, sql } from 'drizzle-orm';
import { one } from './one';

/** The next number of its kind that people will know the row by. Whatever becomes of the transaction, it is not given again. */
export function nextNumber(kind: BusinessNumber, at: Date): SQL<string> {
  return sql`platform.next_number(${businessNumbers[kind]}, ${at.toISOString()}::timestamptz)`;
}

/** The same at once, for a paper that has to say it. */
export async function takeNumber(db: Queryable, kind: BusinessNumber, at: Date): Promise<string> {
  return one((await db.execute<{ number: string }>(sql`select ${nextNumber(kind, at)} as number`)).rows).number;
}
