import type { Queryable } from '@portal/database';
import { company } from '@portal/database/schema/platform';
import { wrongStatusText } from '@portal/shared/codes/refusal-texts';
import { eq } from 'drizzle-orm';
import { conflict } from '../../kernel/http/http-error';
import { followInvitation } from '../invitation/follow-invitation';
import { type CompanyEvent, type CompanyStatus, companyStatus } from './company-status';
import { statusBeforeFreeze } from './freeze-rows';

/**
 * Moves the company to its next status, inside the caller's transaction. Refuses an event that its status does not
 * allow.
 */
export async function advance(db: Queryable, compCode: string, event: CompanyEvent, now: Date): Promise<CompanyStatus> {
  const [row] = await db.select().from(company).where(eq(company.compCode, compCode)).for('update');
  const usual = row && companyStatus.next(row.compStatus, event);
  if (usual === undefined) throw conflict(wrongStatusText);
  const next = event === 'unfrozen' ? await statusBeforeFreeze(db, compCode, usual, now) : usual;
  const certified = event === 'approved' ? { certifiedAt: now } : {};
  await db
    .update(company)
    .set({ compStatus: next, ...certified })
    .where(eq(company.compCode, compCode));
  await followInvitation(db, compCode, next, now);
  return next;
}
