import type { Queryable } from '@portal/database';
import { company } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import { one } from '../data/one';

/** Gives a company that has to be there. */
export const companyOf = async (db: Queryable, compCode: string): Promise<typeof company.$inferSelect> =>
  one(await db.select().from(company).where(eq(company.compCode, compCode)));
