import type { Queryable } from '@portal/database';
import { reviewTask } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { noteOnCases } from '../../domain/case/case-events';
import type { Case } from '../../domain/case/case-rules';
import { auditAct } from '../../domain/staff/audit-staff';
import { inScope } from '../../domain/staff/in-scope';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { conflict, forbidden } from '../../kernel/http/http-error';
import { caseRoles } from './case-access';
import { caseInScope, type NamedCase, staffNames } from './case-rows';
import { holderOf, isDecidableBy, isFree, isHeldBy, isOpen, isReservedFor, isUnreserved } from './claims';

export const doneText = '该事项已办结';
export const notHeldText = '请先领取该事项';

/** A demonstration's timer leaves a case alone once somebody has claimed it. */
const claimed = (staffId: string, now: Date) => ({ claimedBy: staffId, claimedAt: now, automaticAt: null });

async function noteClaim(transaction: Queryable, context: StaffContext, { taskId, tenant, compCode }: Case) {
  const { staff, now } = context;
  await noteOnCases(transaction, [taskId], { event: 'claimed', staffId: staff.staffId }, now);
  await auditAct(transaction, context, { action: 'case.claim', object: taskId, tenant, compCode });
}

/** Says why a case could not be claimed. */
async function refusal({ db, staff, now }: StaffContext, task: NamedCase) {
  if (task.doneAt !== null) return conflict(doneText);
  if (task.askedBy === staff.staffId) return forbidden(ownRequestText);
  if (task.firstBy === staff.staffId) return forbidden(ownDecisionText);
  const other = holderOf(task, now) ?? task.assignedTo;
  const names = await staffNames(db, [other]);
  if (other !== null && other !== staff.staffId) return conflict(`该事项已由${names.name(other)}处理`);
  return task.firstBy === null ? forbidden() : forbidden(secondOnlyText);
}

export const ownRequestText = '不能处理本人提出的申请，请由其他审核人员处理';
export const ownDecisionText = '不能复审本人的初审意见';
export const secondOnlyText = '仅复审人员可以复审';

export async function caseClaim(context: StaffContext, { body }: HandlerInput<'staffCaseClaim'>) {
  const { db, staff, now } = context;
  const { taskId } = body;
  const task = await caseInScope(context, 'review', taskId);
  const own = holderOf(task, now) === staff.staffId;
  if (own) return;
  const taken = await db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(reviewTask)
      .set(claimed(staff.staffId, now))
      .where(
        and(
          eq(reviewTask.taskId, taskId),
          isOpen,
          isFree(now),
          isDecidableBy(staff),
          sql`coalesce(${reviewTask.assignedTo}, ${staff.staffId}) = ${staff.staffId}`,
        ),
      )
      .returning();
    if (row) await noteClaim(transaction, context, row);
    return row;
  });
  if (!taken) throw await refusal(context, await caseInScope(context, 'review', taskId));
}

/** Cases that are reserved for the person come before the rest of the queue. */
export async function caseClaimNext(
  context: StaffContext,
  { body }: HandlerInput<'staffCaseClaimNext'>,
): Promise<CallReply<'staffCaseClaimNext'>> {
  const { db, staff, now } = context;
  const wanted = and(
    isOpen,
    isFree(now),
    isDecidableBy(staff),
    await inScope(context, caseRoles.review, reviewTask.tenant, body.tenant),
    body.kind === undefined ? undefined : eq(reviewTask.kind, body.kind),
  );
  const take = (among: SQL) =>
    db.transaction(async (transaction) => {
      const [next] = await transaction
        .select({ taskId: reviewTask.taskId })
        .from(reviewTask)
        .where(and(wanted, among))
        .orderBy(sql`-${reviewTask.priority}`, reviewTask.dueAt, reviewTask.taskId)
        .limit(1)
        // Somebody else claims that one at this moment.
        .for('update', { skipLocked: true });
      if (!next) return null;
      const [row] = await transaction
        .update(reviewTask)
        .set(claimed(staff.staffId, now))
        .where(eq(reviewTask.taskId, next.taskId))
        .returning();
      if (row) await noteClaim(transaction, context, row);
      return next.taskId;
    });
  return { taskId: (await take(isReservedFor(staff.staffId))) ?? (await take(isUnreserved)) };
}

export async function caseRelease(context: StaffContext, { body }: HandlerInput<'staffCaseRelease'>) {
  const { db, staff, now } = context;
  const { taskId, tenant, compCode } = await caseInScope(context, 'review', body.taskId);
  await db.transaction(async (transaction) => {
    const released = await transaction
      .update(reviewTask)
      .set({ claimedBy: null, claimedAt: null })
      .where(and(eq(reviewTask.taskId, taskId), isOpen, eq(reviewTask.claimedBy, staff.staffId)))
      .returning({ taskId: reviewTask.taskId });
    if (released.length === 0) throw conflict(notHeldText);
    await noteOnCases(transaction, [taskId], { event: 'released', staffId: staff.staffId }, now);
    await auditAct(transaction, context, { action: 'case.release', object: taskId, tenant, compCode });
  });
}

export async function caseTouch(
  context: StaffContext,
  { body }: HandlerInput<'staffCaseTouch'>,
): Promise<CallReply<'staffCaseTouch'>> {
  const { db, staff, now } = context;
  await caseInScope(context, 'review', body.taskId);
  const touched = await db
    .update(reviewTask)
    .set({ claimedAt: now })
    .where(and(eq(reviewTask.taskId, body.taskId), isOpen, isHeldBy(staff.staffId, now)))
    .returning({ taskId: reviewTask.taskId });
  return { held: touched.length > 0 };
}
