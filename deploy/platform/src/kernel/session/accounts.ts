import type { Queryable } from '@portal/database';
import { user } from '@portal/database/schema/platform';
import { maskPhone } from '@portal/shared/format';
import { and, eq } from 'drizzle-orm';

export type Account = typeof user.$inferSelect;

export async function accountByMobile(db: Queryable, tenant: string, mobile: string): Promise<Account | undefined> {
  const [row] = await db
    .select()
    .from(user)
    .where(and(eq(user.tenant, tenant), eq(user.mobile, mobile)));
  return row;
}

export async function accountByCode(db: Queryable, userCode: string): Promise<Account | undefined> {
  const [row] = await db.select().from(user).where(eq(user.userCode, userCode));
  return row;
}

/** Returns whether a parameter names this number, in full or as the server masked it. */
export function namesMobile(given: string, mobile: string): boolean {
  return given === mobile || given === maskPhone(mobile);
}
