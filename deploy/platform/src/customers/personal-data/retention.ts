import type { Queryable } from '@portal/database';
import {
  consentGiven,
  faceCheck,
  invitation,
  joinRequest,
  message,
  recognition,
  supportEntry,
  supportLink,
  supportTicket,
  user,
} from '@portal/database/schema/platform';
import { and, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { daysAfter } from '../../kernel/data/days';

const year = 365;

async function removeQuestions(db: Queryable, before: Date): Promise<void> {
  const isOld = lt(supportTicket.changedAt, before);
  const old = db.select({ ticketNo: supportTicket.ticketNo }).from(supportTicket).where(isOld);
  await db.delete(supportLink).where(inArray(supportLink.ticketNo, old));
  await db.delete(supportEntry).where(inArray(supportEntry.ticketNo, old));
  await db.delete(supportTicket).where(isOld);
}

/** Data of people that is removed so many days after it was written, or after its person left. */
const rules: readonly { readonly days: number; readonly remove: (db: Queryable, before: Date) => Promise<unknown> }[] =
  [
    // A right result for the registration stays with the company's papers.
    {
      days: 180,
      remove: (db, before) =>
        db
          .delete(faceCheck)
          .where(
            and(
              lt(faceCheck.expiresAt, before),
              or(inArray(faceCheck.state, ['FAILED', 'EXPIRED']), eq(faceCheck.purpose, 'adminChange')),
            ),
          ),
    },
    // Somebody who asked to join a company, and was answered.
    {
      days: 180,
      remove: (db, before) =>
        db.delete(joinRequest).where(and(ne(joinRequest.state, 'WAITING'), lt(joinRequest.createdAt, before))),
    },
    // Values that providers read from papers. Their case was decided long before.
    { days: 180, remove: (db, before) => db.delete(recognition).where(lt(recognition.at, before)) },
    // Somebody who was invited and never came.
    {
      days: 180,
      remove: (db, before) =>
        db.delete(invitation).where(and(isNull(invitation.invitedCompCode), lt(invitation.expiresAt, before))),
    },
    // An invitation whose company is open.
    {
      days: 3 * year,
      remove: (db, before) =>
        db.delete(invitation).where(and(eq(invitation.state, 'OPENED'), lt(invitation.createdAt, before))),
    },
    // Questions, with their answers, after the last word.
    { days: 3 * year, remove: removeQuestions },
    { days: 3 * year, remove: (db, before) => db.delete(message).where(lt(message.sentAt, before)) },
    {
      days: 3 * year,
      remove: (db, before) => {
        const left = db
          .select({ userCode: user.userCode })
          .from(user)
          .where(and(isNotNull(user.leftAt), lt(user.leftAt, before)));
        return db.delete(consentGiven).where(inArray(consentGiven.userCode, left));
      },
    },
  ];

/** Removes what was kept long enough. */
export async function removeKeptLongEnough(db: Queryable, now: Date): Promise<void> {
  for (const { days, remove } of rules) await remove(db, daysAfter(now, -days));
}
