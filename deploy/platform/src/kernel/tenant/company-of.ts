import type { Queryable } from '@portal/database';
import { company, employee, user } from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import { one } from '../data/one';

/** Returns a company that has to be there. */
export const companyOf = async (db: Queryable, compCode: string): Promise<typeof company.$inferSelect> =>
  one(await db.select().from(company).where(eq(company.compCode, compCode)));

/** Returns the root manager of a company. */
export async function managerOf(db: Queryable, compCode: string): Promise<typeof user.$inferSelect | undefined> {
  const [found] = await db
    .select({ person: user })
    .from(employee)
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .where(and(eq(employee.compCode, compCode), eq(employee.rootManager, true)));
  return found?.person;
}
