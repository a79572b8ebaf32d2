import { staffRequest, staff as staffTable } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, desc, eq, gt, ne, or, type SQL } from 'drizzle-orm';
import { endOldRequests } from '../../domain/staff/ask-second';
import { ownCustomersTenant } from '../../domain/staff/own-tenant';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { daysAfter } from '../../kernel/data/days';
import { grantsIn } from '../../kernel/staff/staff-grants';
import { tenantRoles } from '../tenants/tenant-roles';
import { actsFor } from './request-rights';

type RequestRow = CallReply<'staffRequestList'>[number];
type Change = RequestRow['before'];

/** The outcome stays in the list for so many days. */
const shownForDays = 7;

const shownChange = ({ roles, ...change }: typeof staffRequest.$inferSelect.before): Change => ({
  ...change,
  ...(roles && { roles: grantsIn(roles.map(({ role, tenant }) => ({ role, tenant: tenant ?? '' }))) }),
});

/** What waits first, then what was decided lately; newest first. */
async function list(context: StaffContext, which: SQL | undefined): Promise<RequestRow[]> {
  const { db, now, staff } = context;
  await endOldRequests(db, now);
  const lately = or(eq(staffRequest.state, 'waiting'), gt(staffRequest.askedAt, daysAfter(now, -2 * shownForDays)));
  const rows = await db.select().from(staffRequest).where(and(which, lately)).orderBy(desc(staffRequest.askedAt));
  const people = await db.select({ staffId: staffTable.staffId, name: staffTable.displayName }).from(staffTable);
  const nameOf = (staffId: string | null) => people.find((one) => one.staffId === staffId)?.name ?? '';
  const since = daysAfter(now, -shownForDays);
  const shown = rows
    .filter(({ state, decidedAt, expiresAt }) => state === 'waiting' || (decidedAt ?? expiresAt) > since)
    .map((row) => ({
      ...{ requestId: row.requestId, kind: row.kind, object: row.object, reason: row.reason, state: row.state },
      before: shownChange(row.before),
      after: shownChange(row.after),
      askedBy: { staffId: row.askedBy, displayName: nameOf(row.askedBy) },
      askedAt: row.askedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      decidedBy: nameOf(row.decidedBy),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      opinion: row.opinion,
      may: actsFor(staff, row),
    }));
  return [...shown.filter(({ state }) => state === 'waiting'), ...shown.filter(({ state }) => state !== 'waiting')];
}

/** What is about somebody of the staff. */
export const listRequests = (context: StaffContext) => list(context, ne(staffRequest.kind, 'policy'));

export async function listPolicyRequests(
  context: StaffContext,
  { body: { tenant } }: HandlerInput<'staffPolicyRequestList'>,
): Promise<RequestRow[]> {
  await ownCustomersTenant(context, tenantRoles, tenant);
  return list(context, and(eq(staffRequest.kind, 'policy'), eq(staffRequest.tenant, tenant)));
}
