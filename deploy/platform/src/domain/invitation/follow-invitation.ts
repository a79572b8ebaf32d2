import type { Queryable } from '@portal/database';
import { invitation } from '@portal/database/schema/platform';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { nameInMessage } from '../../kernel/outbox/name-in-message';
import { invitationEventOf, invitationState } from './invitation-state';
import { invitationNotices } from './notices';

/** Updates the invitation when the invited company has a new status. */
export async function followInvitation(db: Queryable, compCode: string, compStatus: string, now: Date): Promise<void> {
  const event = invitationEventOf(compStatus);
  if (event === undefined) return;
  await db
    .update(invitation)
    .set(event === 'opened' ? { state: 'OPENED', finishedAt: now } : { state: 'CERTIFYING' })
    .where(and(eq(invitation.invitedCompCode, compCode), inArray(invitation.state, invitationState.sources(event))));
}

/** Finds an invitation with which a company can still register. */
export async function openInvitation(db: Queryable, inviteCode: string, now: Date) {
  const [row] = await db
    .select()
    .from(invitation)
    .where(and(eq(invitation.inviteCode, inviteCode), eq(invitation.state, 'WAITING'), gt(invitation.expiresAt, now)));
  return row;
}

/**
 * The company that registered uses the invitation up. False: somebody else was faster, or the invitation has expired.
 */
export async function acceptInvitation(
  db: Queryable,
  inviteCode: string,
  compCode: string,
  now: Date,
): Promise<boolean> {
  const accepted = await db
    .update(invitation)
    .set({ state: 'REGISTERED', invitedCompCode: compCode })
    .where(
      and(
        eq(invitation.inviteCode, inviteCode),
        inArray(invitation.state, invitationState.sources('registered')),
        gt(invitation.expiresAt, now),
      ),
    )
    .returning({ inviter: invitation.compCode, compName: invitation.compName });
  const [found] = accepted;
  if (!found) return false;
  const said = { invited: nameInMessage(found.compName) };
  await notifyCompany(db, invitationNotices.accepted, { compCode: found.inviter }, said, now);
  return true;
}

/** Marks old invitations as expired. It runs when somebody looks at them. */
export async function expireInvitations(db: Queryable, compCode: string, now: Date): Promise<void> {
  await db
    .update(invitation)
    .set({ state: 'EXPIRED' })
    .where(
      and(
        eq(invitation.compCode, compCode),
        inArray(invitation.state, invitationState.sources('expired')),
        lte(invitation.expiresAt, now),
      ),
    );
}
