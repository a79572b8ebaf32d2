import type { Queryable } from '@portal/database';
import { company, companyFreeze } from '@portal/database/schema/platform';
import { compStatusOf } from '@portal/shared/codes';
import { eq } from 'drizzle-orm';
import { newCode } from '../../kernel/data/new-code';
import { one } from '../../kernel/data/one';
import { conflict } from '../../kernel/http/http-error';
import { endSessions, sessionsInCompany } from '../../kernel/session/sessions';
import { advance } from './advance';
import { companyStatus } from './company-status';
import { openFreezeOf } from './freeze-rows';

interface FreezeReason {
  readonly reason: string;
  readonly staffId: string;
}

/** Returns the company's status, and keeps it until the transaction ends. */
async function lockedStatus(db: Queryable, compCode: string): Promise<string> {
  const rows = await db.select().from(company).where(eq(company.compCode, compCode)).for('update');
  return one(rows).compStatus;
}

/** Freezes the company and ends the sessions of its people there. Answers its status before. */
export async function freezeCompany(
  db: Queryable,
  compCode: string,
  { reason, staffId }: FreezeReason,
  now: Date,
): Promise<string> {
  const statusBefore = await lockedStatus(db, compCode);
  if (companyStatus.next(statusBefore, 'frozen') === undefined)
    throw conflict(`企业当前状态为“${compStatusOf(statusBefore).label}”，不能冻结`);
  await advance(db, compCode, 'frozen', now);
  const row = { freezeId: newCode('Z'), compCode, statusBefore, reason, frozenBy: staffId, frozenAt: now };
  await db.insert(companyFreeze).values(row);
  await endSessions(db, sessionsInCompany(compCode), 'companyFrozen', now);
  return statusBefore;
}

/**
 * Lifts the freeze without a request of the company, which a reviewer would decide. The company goes back to the status
 * that it had before. Answers it.
 */
export async function liftFreeze(
  db: Queryable,
  compCode: string,
  { reason, staffId }: FreezeReason,
  now: Date,
): Promise<string> {
  const status = await lockedStatus(db, compCode);
  if (status === '75') throw conflict('企业已申请解冻，请在审核中处理');
  if (status !== '70') throw conflict('企业未被冻结');
  await db.update(companyFreeze).set({ liftedBy: staffId, liftReason: reason }).where(openFreezeOf(compCode));
  return advance(db, compCode, 'unfrozen', now);
}
