import type { Queryable } from '@portal/database';
import { staff } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import { notFound } from '../../kernel/http/http-error';

export type Person = typeof staff.$inferSelect;

export async function personByName(db: Queryable, loginName: string): Promise<Person | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.loginName, loginName.toLowerCase()));
  return row;
}

export async function personById(db: Queryable, staffId: string): Promise<Person | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.staffId, staffId));
  return row;
}

/** The person whom an act is about. Nobody else changes the row until the transaction ends. */
export async function lockedPerson(transaction: Queryable, staffId: string): Promise<Person> {
  const [row] = await transaction.select().from(staff).where(eq(staff.staffId, staffId)).for('update');
  if (!row) throw notFound('该人员不存在');
  return row;
}
