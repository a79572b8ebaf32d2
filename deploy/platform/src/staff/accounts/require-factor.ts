import { stepUpStatus } from '@portal/shared/contract';
import type { StaffVisit } from '../../kernel/calls/staff-context';
import { HttpError, notLoggedIn } from '../../kernel/http/http-error';
import { personById } from './people';
import { showCode } from './show-code';

/**
 * Throws 441 with the way to prove, unless the session's person has shown their second factor again a moment ago. The
 * login does not count: whoever takes over a desk that somebody has just logged in at cannot do these acts.
 */
export async function requireFactor(context: StaffVisit): Promise<void> {
  const { db, now, staff } = context;
  if (!staff) throw notLoggedIn();
  if (staff.provenUntil !== null && staff.provenUntil > now) return;
  const person = await personById(db, staff.staffId);
  if (!person) throw notLoggedIn();
  showCode(context, person);
  throw new HttpError(stepUpStatus, '请先验证您的身份', undefined, {
    factor: person.factorSealed === null ? 'provider' : 'code',
  });
}
