import type { Queryable } from '@portal/database';
import { company } from '@portal/database/schema/platform';
import { wrongStatusText } from '@portal/shared/codes/refusal-texts';
import { eq } from 'drizzle-orm';
import { conflict } from '../../core/http/refusal';
import { followInvitation } from '../invitations/follow-invitation';
import { companyStatus, type RegistrationEvent, type RegistrationStatus } from './company-status';

/**
 * Moves the company to its next status, inside the caller's transaction. Refuses an event that its status does not
 * allow.
 */
export async function advance(
  db: Queryable,
  compCode: string,
  event: RegistrationEvent,
  now: Date,
): Promise<RegistrationStatus> {
  const [row] = await db.select().from(company).where(eq(company.compCode, compCode)).for('update');
  const next = row && companyStatus.next(row.compStatus, event);
  if (next === undefined) throw conflict(wrongStatusText);
  const certified = next === '40' ? { certifiedAt: now } : {};
  await db
    .update(company)
    .set({ compStatus: next, ...certified })
    .where(eq(company.compCode, compCode));
  await followInvitation(db, compCode, next, now);
  return next;
}
