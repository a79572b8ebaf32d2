import type { Queryable } from '@portal/database';
import { staffRequest } from '@portal/database/schema/platform';
import type { AuditAction } from '@portal/shared/codes/audit-actions';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { RequestRow } from '../../domain/staff/ask-second';
import { auditAct } from '../../domain/staff/audit-staff';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { conflict, forbidden, notFound } from '../../kernel/http/http-error';
import { auditAs } from '../../kernel/protection/audit';
import { grantsOf } from '../../kernel/staff/staff-grants';
import { shownLink } from '../accounts/invite';
import { lockedPerson } from '../accounts/people';
import { actsFor, mayHandle } from './request-rights';
import { takeEffect } from './take-effect';

type RequestDecision = 'confirm' | 'decline' | 'withdraw';

const states = { confirm: 'confirmed', decline: 'declined', withdraw: 'withdrawn' } as const;
const actions: Readonly<Record<RequestDecision, AuditAction>> = {
  confirm: 'request.confirm',
  decline: 'request.decline',
  withdraw: 'request.withdraw',
};

/** A request that this person may read. For others it does not exist, and the audit holds the try. */
async function readable(context: StaffContext, requestId: string): Promise<RequestRow> {
  const { db, origin, now, staff } = context;
  const [row] = await db.select().from(staffRequest).where(eq(staffRequest.requestId, requestId));
  if (!row) throw notFound('没有这个申请');
  if (mayHandle(staff, row)) return row;
  const subject = { userCode: staff.staffId, object: `request ${requestId}` };
  await auditAs(db, { ...origin, tenant: row.tenant || origin.tenant }, now, 'authorization', 'refused', subject);
  throw notFound('没有这个申请');
}

/** Nobody else decides it until the transaction ends. */
async function lockedRequest(transaction: Queryable, { now }: StaffContext, { requestId }: RequestRow) {
  const waits = and(eq(staffRequest.requestId, requestId), eq(staffRequest.state, 'waiting'));
  const [row] = await transaction.select().from(staffRequest).where(waits).for('update');
  if (!row || row.expiresAt <= now) throw conflict('该申请已处理或已过期，请刷新页面');
  return row;
}

/** A request counts only as long as the asker could still ask. */
async function checkAsker(transaction: Queryable, request: RequestRow): Promise<void> {
  const { staffId, state } = await lockedPerson(transaction, request.askedBy);
  const grants = await grantsOf(transaction, staffId);
  if (state !== 'active' || !mayHandle({ grants }, request)) throw conflict('申请人已无权提出该申请，不能生效');
}

async function settle(
  transaction: Queryable,
  context: StaffContext,
  request: RequestRow,
  act: RequestDecision,
  opinion = '',
): Promise<void> {
  const { now, staff } = context;
  const { requestId, kind, object, tenant, before, after, askedBy } = request;
  await transaction
    .update(staffRequest)
    .set({ state: states[act], decidedBy: staff.staffId, decidedAt: now, opinion })
    .where(eq(staffRequest.requestId, requestId));
  await auditAct(transaction, context, {
    action: actions[act],
    object: `${kind}: ${object}`,
    ...(tenant === '' ? {} : { tenant }),
    before: { ...before, askedBy },
    after: { ...after, ...(opinion === '' ? {} : { opinion }) },
  });
}

const wrongPerson: Readonly<Record<RequestDecision, string>> = {
  confirm: '申请人和当事人不能确认，请由另一人确认',
  decline: '申请人和当事人不能处理，请由另一人处理',
  withdraw: '只有申请人可以撤回',
};

/** Decides a request, by somebody who may. */
async function decideBy<T>(
  context: StaffContext,
  requestId: string,
  act: RequestDecision,
  run: (transaction: Queryable, request: RequestRow) => Promise<T>,
): Promise<T> {
  const asked = await readable(context, requestId);
  return context.db.transaction(async (transaction) => {
    const request = await lockedRequest(transaction, context, asked);
    if (!actsFor(context.staff, request).includes(act)) throw forbidden(wrongPerson[act]);
    return run(transaction, request);
  });
}

export async function confirmRequest(
  context: StaffContext,
  { body }: HandlerInput<'staffRequestConfirm'>,
): Promise<CallReply<'staffRequestConfirm'>> {
  const link = await decideBy(context, body.requestId, 'confirm', async (transaction, request) => {
    await checkAsker(transaction, request);
    await settle(transaction, context, request, 'confirm');
    return takeEffect(transaction, context, request);
  });
  return shownLink(context, link);
}

export async function declineRequest(
  context: StaffContext,
  { body: { requestId, reason } }: HandlerInput<'staffRequestDecline'>,
): Promise<void> {
  await decideBy(context, requestId, 'decline', (transaction, request) =>
    settle(transaction, context, request, 'decline', reason),
  );
}

export async function withdrawRequest(
  context: StaffContext,
  { body: { requestId } }: HandlerInput<'staffRequestWithdraw'>,
): Promise<void> {
  await decideBy(context, requestId, 'withdraw', (transaction, request) =>
    settle(transaction, context, request, 'withdraw'),
  );
}
