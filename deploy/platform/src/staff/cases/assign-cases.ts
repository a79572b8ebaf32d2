import { reviewTask, staff as staffTable } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { noteOnCases } from '../../domain/case/case-events';
import { auditAct } from '../../domain/staff/audit-staff';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { conflict, notFound } from '../../kernel/http/http-error';
import { grantsOf } from '../../kernel/staff/staff-grants';
import { tenantsOf } from '../../kernel/staff/staff-state';
import { caseRoles } from './case-access';
import { requireCasesInScope } from './case-rows';
import { isHeldBy, isNotAskedBy, isOpen } from './claims';

const inTenants = (tenants: string[] | null) => (tenants === null ? undefined : inArray(reviewTask.tenant, tenants));

/** Cases that the person may give away: a leader any, a reviewer what they hold. */
function givenBy({ staff, now }: StaffContext): SQL | undefined {
  const held = and(isHeldBy(staff.staffId, now), inTenants(tenantsOf(staff, caseRoles.review)));
  const led = tenantsOf(staff, caseRoles.lead);
  if (led === null) return undefined;
  return led.length === 0 ? held : or(inTenants(led), held);
}

/** Cases that a reviewer may get: of their tenants, not their own request, and never the second look at their own decision. */
async function takenBy({ db }: StaffContext, staffId: string): Promise<SQL | undefined> {
  const [person] = await db.select().from(staffTable).where(eq(staffTable.staffId, staffId));
  if (person?.state !== 'active') throw notFound('该人员不存在');
  const grants = await grantsOf(db, staffId);
  const of = (act: 'review' | 'confirm') => inTenants(tenantsOf({ grants }, caseRoles[act])) ?? sql`true`;
  return and(
    isNotAskedBy(staffId),
    or(and(isNull(reviewTask.firstBy), of('review')), and(ne(reviewTask.firstBy, staffId), of('confirm'))),
  );
}

/** Reserves cases. A claim of somebody else ends by it. */
export async function caseAssign(
  context: StaffContext,
  { body }: HandlerInput<'staffCaseAssign'>,
): Promise<CallReply<'staffCaseAssign'>> {
  const { db, staff, now } = context;
  const { taskIds, staffId, note } = body;
  await requireCasesInScope(context, 'assign', taskIds);
  const taken = staffId === null ? undefined : await takenBy(context, staffId);
  const assigned = await db.transaction(async (transaction) => {
    const rows = await transaction
      .update(reviewTask)
      .set({ assignedTo: staffId, claimedBy: null, claimedAt: null, automaticAt: null })
      .where(and(inArray(reviewTask.taskId, taskIds), isOpen, givenBy(context), taken))
      .returning();
    const changed = rows.map(({ taskId }) => taskId);
    const entry = { event: 'assigned', staffId: staff.staffId, note, detail: { to: staffId } } as const;
    await noteOnCases(transaction, changed, entry, now);
    for (const { taskId, tenant, compCode } of rows) {
      const after = { assignedTo: staffId, note };
      await auditAct(transaction, context, { action: 'case.assign', object: taskId, tenant, compCode, after });
    }
    return changed;
  });
  if (assigned.length === 0) throw conflict('所选事项不能转交给该人员');
  return { assigned };
}

export async function casePriority(
  context: StaffContext,
  { body }: HandlerInput<'staffCasePriority'>,
): Promise<CallReply<'staffCasePriority'>> {
  const { db, staff, now } = context;
  const priority = body.urgent ? 1 : 0;
  await requireCasesInScope(context, 'lead', body.taskIds);
  const changed = await db.transaction(async (transaction) => {
    const rows = await transaction
      .update(reviewTask)
      .set({ priority })
      .where(
        and(
          inArray(reviewTask.taskId, body.taskIds),
          isOpen,
          ne(reviewTask.priority, priority),
          inTenants(tenantsOf(staff, caseRoles.lead)),
        ),
      )
      .returning();
    const ids = rows.map(({ taskId }) => taskId);
    const detail = { urgent: body.urgent };
    await noteOnCases(transaction, ids, { event: 'prioritised', staffId: staff.staffId, detail }, now);
    for (const { taskId, tenant, compCode } of rows) {
      const change = { before: { urgent: !body.urgent }, after: detail };
      await auditAct(transaction, context, { action: 'case.priority', object: taskId, tenant, compCode, ...change });
    }
    return ids;
  });
  return { changed };
}
