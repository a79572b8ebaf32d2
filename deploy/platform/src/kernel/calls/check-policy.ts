import { wrongStatusText } from '@portal/shared/codes/refusal-texts';
import { lockedText } from '@portal/shared/codes/session-texts';
import { conflict, forbidden, HttpError, noCompanyYet, notLoggedIn } from '../http/http-error';
import { endSentence } from '../session/end-reasons';
import type { Member, SessionState } from '../session/session-state';
import type { Policy, Stage } from './policy';

const certifying = ['15', '20', '25', '30', '35', '50'];

function stageFits(stage: Stage, compStatus: string): boolean {
  if (stage === 'any') return true;
  return stage === 'open' ? compStatus === '40' : certifying.includes(compStatus);
}

function checkMember(policy: Policy, member: Member | null): void {
  if (!member) throw noCompanyYet();
  if (!stageFits(policy.stage ?? 'open', member.compStatus)) throw conflict(wrongStatusText);
  if (policy.permission && !member.permissions.has(policy.permission)) throw forbidden();
}

/**
 * Refuses a call that needs a token and has none. This is the first check, so that a stranger learns nothing about a
 * call.
 */
export function checkToken(policy: Policy, session: SessionState | null): asserts session is SessionState {
  if (!session) throw notLoggedIn();
  if (session.endReason !== null && !policy.whenEnded) throw notLoggedIn(endSentence(session.endReason));
}

/** Throws the refusal that a call's policy asks for. It is pure: the caller reads the session before. */
export function checkPolicy(policy: Policy, session: SessionState | null): void {
  if (policy.access === 'public') return;
  checkToken(policy, session);
  if (session.locked && !policy.whileLocked && session.endReason === null) {
    throw new HttpError('423', lockedText);
  }
  if (policy.access === 'company') checkMember(policy, session.member);
}
