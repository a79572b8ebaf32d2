import type { Queryable } from '@portal/database';
import { companyFreeze } from '@portal/database/schema/platform';
import { and, eq, isNull } from 'drizzle-orm';
import { type CompanyStatus, companyStatus } from './company-status';

export const openFreezeOf = (compCode: string) =>
  and(eq(companyFreeze.compCode, compCode), isNull(companyFreeze.liftedAt));

/** The freeze that is in force; undefined: there is none. */
export async function openFreeze(db: Queryable, compCode: string) {
  const [row] = await db.select().from(companyFreeze).where(openFreezeOf(compCode));
  return row;
}

/** Ends the freeze. Answers the status to which the company goes back; `otherwise` if nobody noted one. */
export async function statusBeforeFreeze(
  db: Queryable,
  compCode: string,
  otherwise: CompanyStatus,
  now: Date,
): Promise<CompanyStatus> {
  const [ended] = await db
    .update(companyFreeze)
    .set({ liftedAt: now })
    .where(openFreezeOf(compCode))
    .returning({ statusBefore: companyFreeze.statusBefore });
  const before = ended?.statusBefore ?? '';
  return companyStatus.isState(before) ? before : otherwise;
}
