import type { Queryable } from '@portal/database';
import { type RequestedChange, staffRequest } from '@portal/database/schema/platform';
import { and, eq, lte } from 'drizzle-orm';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { daysAfter } from '../../kernel/data/days';
import { newCode } from '../../kernel/data/new-code';
import { conflict } from '../../kernel/http/http-error';
import { auditAct } from './audit-staff';

export type RequestRow = typeof staffRequest.$inferSelect;

/** After so many days nobody confirms a request any more. */
const livesForDays = 7;

interface NewRequest extends Pick<RequestRow, 'kind' | 'subject' | 'object'> {
  readonly tenant?: string;
  readonly aboutStaff?: string;
  readonly before: RequestedChange;
  readonly after: RequestedChange;
  readonly reason?: string;
}

/** Requests that nobody has decided in time make room for new ones. */
export async function endOldRequests(db: Queryable, now: Date): Promise<void> {
  await db
    .update(staffRequest)
    .set({ state: 'expired' })
    .where(and(eq(staffRequest.state, 'waiting'), lte(staffRequest.expiresAt, now)));
}

/** Stores what takes effect only when a second person has confirmed it. */
export async function askSecond(transaction: Queryable, context: StaffContext, request: NewRequest): Promise<void> {
  const { now, staff } = context;
  const { kind, object, tenant = '', before, after, reason = '' } = request;
  await endOldRequests(transaction, now);
  const added = await transaction
    .insert(staffRequest)
    .values({
      ...{ ...request, requestId: newCode('Q'), tenant, reason },
      ...{ askedBy: staff.staffId, askedAt: now, expiresAt: daysAfter(now, livesForDays) },
    })
    .onConflictDoNothing()
    .returning({ requestId: staffRequest.requestId });
  if (added.length === 0) throw conflict('已有同一事项的申请待确认，请等待确认或先撤回');
  await auditAct(transaction, context, {
    action: 'request.ask',
    object: `${kind}: ${object}`,
    ...(tenant === '' ? {} : { tenant }),
    before,
    after: { ...after, ...(reason === '' ? {} : { reason }) },
  });
}
