import { invitation } from '@portal/database/schema/platform';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { type RetentionRule, years } from '../../domain/personal-data/kept-data';

/** Somebody who was invited and never came. */
export const unansweredRule: RetentionRule = {
  days: 180,
  remove: (db, before) =>
    db.delete(invitation).where(and(isNull(invitation.invitedCompCode), lt(invitation.expiresAt, before))),
};

/** An invitation whose company is open. */
export const openedRule: RetentionRule = {
  days: years(3),
  remove: (db, before) =>
    db.delete(invitation).where(and(eq(invitation.state, 'OPENED'), lt(invitation.createdAt, before))),
};
