import { reviewTask } from '@portal/database/schema/platform';
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type StaffState, tenantsOf } from '../../kernel/staff/staff-state';
import { caseRoles } from './case-access';

/** A claim ends after this time without a sign of life, as the session of its person does. */
export const claimMinutes = 15;

const endOf = (now: Date) => new Date(now.getTime() - claimMinutes * 60_000);

type Claim = Pick<typeof reviewTask.$inferSelect, 'claimedBy' | 'claimedAt'>;

/** The person whose claim lasts. */
export function holderOf({ claimedBy, claimedAt }: Claim, now: Date): string | null {
  return claimedAt !== null && claimedAt > endOf(now) ? claimedBy : null;
}

/** Conditions for the queue and for updates. The database checks them again in the update itself. */

export const isOpen = isNull(reviewTask.doneAt);

/** Nobody holds it. */
export const isFree = (now: Date) => or(isNull(reviewTask.claimedBy), lte(reviewTask.claimedAt, endOf(now)));

export const isHeldBy = (staffId: string, now: Date) =>
  and(eq(reviewTask.claimedBy, staffId), gt(reviewTask.claimedAt, endOf(now)));

export const isReservedFor = (staffId: string) => eq(reviewTask.assignedTo, staffId);

export const isUnreserved = isNull(reviewTask.assignedTo);

export const waitsForSecond = isNotNull(reviewTask.firstBy);

/** Cases that the person did not ask for: nobody decides about their own request. */
export const isNotAskedBy = (staffId: string) => or(isNull(reviewTask.askedBy), ne(reviewTask.askedBy, staffId));

/** Cases that the person may decide: first, or as the second pair of eyes of somebody else's decision. */
export function isDecidableBy(staff: StaffState): SQL | undefined {
  const of = (tenants: string[] | null) => (tenants === null ? sql`true` : inArray(reviewTask.tenant, tenants));
  return and(
    isNotAskedBy(staff.staffId),
    or(
      and(isNull(reviewTask.firstBy), of(tenantsOf(staff, caseRoles.review))),
      and(ne(reviewTask.firstBy, staff.staffId), of(tenantsOf(staff, caseRoles.confirm))),
    ),
  );
}
