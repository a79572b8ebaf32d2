import type { Queryable } from '@portal/database';
import { reviewTask } from '@portal/database/schema/platform';
import type { AuditAction } from '@portal/shared/codes/audit-actions';
import type { CallReply } from '@portal/shared/contract';
import { caseOutcomes } from '@portal/shared/contract/case-states';
import { newBankSerialNo } from '@portal/shared/validators';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { noteOnCases } from '../../domain/case/case-events';
import type { Case } from '../../domain/case/case-rules';
import { decide } from '../../domain/case/decide';
import type { Decision } from '../../domain/case/decision';
import { policyFor } from '../../domain/case/review-policy';
import { isTaskKind } from '../../domain/case/task-kinds';
import { auditAct, type Noted } from '../../domain/staff/audit-staff';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { conflict, fieldFault, forbidden } from '../../kernel/http/http-error';
import { mayFor } from './case-access';
import { caseInScope, type NamedCase } from './case-rows';
import { doneText, notHeldText, ownDecisionText, ownRequestText, secondOnlyText } from './claim-cases';
import { isNotAskedBy, isOpen } from './claims';

type DecisionInput = HandlerInput<'staffCaseDecide'>['body'];

const noOpinion = {
  ...{ firstBy: null, firstAt: null, firstOutcome: null, firstReason: '', firstReasons: {} },
  bankSerialNo: '',
};
const released = { claimedBy: null, claimedAt: null };

export async function needsTwo(db: Queryable, { tenant, kind, secondAsked }: Case): Promise<boolean> {
  return secondAsked || (isTaskKind(kind) && (await policyFor(db, tenant, kind)).twoEyes);
}

const held = (staffId: string, taskId: string) =>
  and(eq(reviewTask.taskId, taskId), isOpen, eq(reviewTask.claimedBy, staffId), isNotAskedBy(staffId));

/** The conditions of the two steps. A person who changed sides between two requests finds neither of them true. */
const asFirst = (staffId: string, taskId: string) => and(held(staffId, taskId), isNull(reviewTask.firstBy));
const asSecond = (staffId: string, taskId: string) => and(held(staffId, taskId), ne(reviewTask.firstBy, staffId));

const lost = ({ claimedBy }: NamedCase, { staff }: StaffContext) =>
  conflict(claimedBy === staff.staffId ? '该事项已由他人处理，请刷新' : notHeldText);

async function noteDecision(
  transaction: Queryable,
  context: StaffContext,
  { taskId, tenant, compCode }: Case,
  act: { readonly action: AuditAction; readonly after: Noted },
): Promise<void> {
  await auditAct(transaction, context, { object: taskId, tenant, compCode, ...act });
}

/** Checks a decision as far as the form could have done it. */
function checkDecision(
  { caseRules }: StaffContext,
  task: NamedCase,
  { outcome, reason, reasons, bankSerialNo }: DecisionInput,
): Decision {
  const { choices, findings } = caseRules.of(task.kind);
  const choice = choices(task.compStatus).find((one) => one.outcome === outcome);
  if (!choice) throw conflict(`该事项不能${caseOutcomes[outcome]}`);
  const unpaid = choice.wants ? newBankSerialNo(bankSerialNo) : null;
  if (unpaid !== null) throw fieldFault('bankSerialNo', unpaid);
  const paid = choice.wants && bankSerialNo !== undefined ? { bankSerialNo } : {};
  if (choice.outcome === 'approve') return { outcome: 'approve', reason, reasons: {}, ...paid };
  if (Object.keys(reasons).some((field) => !Object.hasOwn(findings, field)))
    throw fieldFault('reasons', '审核意见中有未知的字段');
  if (reason === '' && Object.keys(reasons).length === 0) throw fieldFault('reason', '请填写审核意见');
  return { outcome: choice.outcome, reason: reason || Object.values(reasons).join('；'), reasons };
}

/** A receipt proves one transfer. */
async function refuseKnownSerialNo(db: Queryable, { taskId, tenant }: Case, { bankSerialNo }: Decision): Promise<void> {
  if (bankSerialNo === undefined) return;
  const [other] = await db
    .select({ taskId: reviewTask.taskId })
    .from(reviewTask)
    .where(and(eq(reviewTask.tenant, tenant), eq(reviewTask.bankSerialNo, bankSerialNo), ne(reviewTask.taskId, taskId)))
    .limit(1);
  if (other) throw fieldFault('bankSerialNo', '该流水号已登记在另一笔打款，请核对');
}

async function decideFirst(context: StaffContext, task: NamedCase, asked: DecisionInput): Promise<boolean> {
  const { db, staff, now } = context;
  const { taskId } = task;
  if (task.firstBy !== null) throw conflict('该事项正在等待复审');
  const decision = checkDecision(context, task, asked);
  await refuseKnownSerialNo(db, task, decision);
  // To send a request back costs the customer time but gives nobody a right.
  const waits = decision.outcome !== 'return' && (await needsTwo(db, task));
  const { staffId } = staff;
  if (!waits) {
    const only = and(asFirst(staffId, taskId), eq(reviewTask.secondAsked, task.secondAsked));
    const also = (transaction: Queryable, done: Case) =>
      noteDecision(transaction, context, done, { action: 'case.decide', after: decision });
    if (!(await decide(context, taskId, decision, now, { staffId, only, also }))) throw lost(task, context);
    return false;
  }
  const { outcome: firstOutcome, reason: firstReason, reasons: firstReasons, bankSerialNo = '' } = decision;
  const said = { firstOutcome, firstReason, firstReasons: { ...firstReasons }, bankSerialNo };
  const opinion = { firstBy: staffId, firstAt: now, ...said };
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(reviewTask)
      .set({ ...opinion, ...released, assignedTo: null, draft: null })
      .where(asFirst(staffId, taskId))
      .returning();
    if (!row) throw lost(task, context);
    const detail = { outcome: firstOutcome, reasons: firstReasons };
    await noteOnCases(transaction, [taskId], { event: 'firstDecided', staffId, note: firstReason, detail }, now);
    await noteDecision(transaction, context, row, { action: 'case.firstDecide', after: decision });
  });
  return true;
}

const isOutcome = (text: string | null): text is Decision['outcome'] =>
  text === 'approve' || text === 'return' || text === 'reject';

async function confirm(context: StaffContext, task: NamedCase): Promise<void> {
  const { staff, now } = context;
  const { taskId, firstBy, firstAt, firstOutcome: outcome, firstReason: reason, firstReasons: reasons } = task;
  if (!isOutcome(outcome) || firstAt === null) throw lost(task, context);
  const { bankSerialNo } = task;
  const decision = { outcome, reason, reasons, ...(bankSerialNo !== '' && { bankSerialNo }) };
  const { staffId } = staff;
  // The person confirms the decision that was read a moment ago, and no other.
  const only = and(asSecond(staffId, taskId), eq(reviewTask.firstAt, firstAt));
  const also = (transaction: Queryable, done: Case) =>
    noteDecision(transaction, context, done, { action: 'case.confirm', after: { ...decision, firstBy } });
  if (!(await decide(context, taskId, decision, now, { staffId, only, also }))) throw lost(task, context);
}

/** The first reviewer gets the case back, with their findings as a draft. */
async function sendBack(context: StaffContext, task: NamedCase, note: string): Promise<void> {
  const { db, staff, now } = context;
  const { taskId, firstBy, firstReason, firstReasons, firstOutcome } = task;
  if (note === '') throw fieldFault('reason', '请说明退回初审的原因');
  const draft = firstBy === null ? null : { by: firstBy, reason: firstReason, reasons: firstReasons };
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(reviewTask)
      .set({ ...noOpinion, ...released, assignedTo: firstBy, draft })
      .where(asSecond(staff.staffId, taskId))
      .returning();
    if (!row) throw lost(task, context);
    const detail = { to: firstBy };
    await noteOnCases(transaction, [taskId], { event: 'sentBack', staffId: staff.staffId, note, detail }, now);
    const after = { to: firstBy, note, firstOutcome };
    await noteDecision(transaction, context, row, { action: 'case.sendBack', after });
  });
}

export async function caseDecide(
  context: StaffContext,
  { body }: HandlerInput<'staffCaseDecide'>,
): Promise<CallReply<'staffCaseDecide'>> {
  const { staff } = context;
  const task = await caseInScope(context, 'review', body.taskId);
  if (task.doneAt !== null) throw conflict(doneText);
  if (task.askedBy === staff.staffId) throw forbidden(ownRequestText);
  if (body.outcome !== 'confirm' && body.outcome !== 'sendBack')
    return { waits: await decideFirst(context, task, body) };
  if (task.firstBy === null) throw conflict('该事项没有等待复审的意见');
  if (task.firstBy === staff.staffId) throw forbidden(ownDecisionText);
  if (!mayFor(staff, 'confirm', task.tenant)) throw forbidden(secondOnlyText);
  if (body.outcome === 'confirm') await confirm(context, task);
  else await sendBack(context, task, body.reason);
  return { waits: false };
}

export async function caseDraft(context: StaffContext, { body }: HandlerInput<'staffCaseDraft'>) {
  const { db, staff, now } = context;
  const { taskId, reason, reasons } = body;
  const task = await caseInScope(context, 'review', taskId);
  const kept = await db
    .update(reviewTask)
    .set({ draft: { by: staff.staffId, reason, reasons }, claimedAt: now })
    .where(asFirst(staff.staffId, taskId))
    .returning({ taskId: reviewTask.taskId });
  if (kept.length === 0) throw lost(task, context);
}

export async function caseAskSecond(context: StaffContext, { body }: HandlerInput<'staffCaseAskSecond'>) {
  const { db, staff, now } = context;
  const { taskId, wanted } = body;
  const task = await caseInScope(context, 'review', taskId);
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(reviewTask)
      .set({ secondAsked: wanted, claimedAt: now })
      .where(asFirst(staff.staffId, taskId))
      .returning();
    if (!row) throw lost(task, context);
    const entry = { event: 'secondAsked', staffId: staff.staffId, detail: { wanted } } as const;
    await noteOnCases(transaction, [taskId], entry, now);
    await noteDecision(transaction, context, row, { action: 'case.askSecond', after: { wanted } });
  });
}
