import type { Queryable } from '@portal/database';
import {
  adminChange,
  changeRequest,
  company,
  companyRequest,
  permit,
  reviewTask,
  staff,
} from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Case } from '../../domain/case/case-rules';
import { requestNo } from '../../domain/case/open-tasks';
import { kindName } from '../../domain/case/task-kinds';
import { requireInScope } from '../../domain/staff/in-scope';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { caseRoles } from './case-access';
import { holderOf } from './claims';

type Row = CallReply<'staffCaseList'>['rows'][number];
type Person = NonNullable<Row['claimedBy']>;

/** Cases with the names and numbers by which people know them. */
export function selectCases(db: Queryable) {
  const { compName, compNo, compStatus } = company;
  return db
    .select({ ...getTableColumns(reviewTask), compName, compNo, compStatus, requestNo })
    .from(reviewTask)
    .innerJoin(company, eq(company.compCode, reviewTask.compCode))
    .leftJoin(changeRequest, eq(changeRequest.changeNo, reviewTask.subject))
    .leftJoin(adminChange, eq(adminChange.changeNo, reviewTask.subject))
    .leftJoin(permit, eq(permit.applyNo, reviewTask.subject))
    .leftJoin(companyRequest, eq(companyRequest.requestId, reviewTask.subject));
}

export type NamedCase = Awaited<ReturnType<typeof selectCases>>[number];

/** Reads the names of the members of staff in some rows, to give them by their identifier. */
export async function staffNames(db: Queryable, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids)].filter((id) => id !== null && id !== '') as string[];
  const { staffId, displayName } = staff;
  const rows =
    wanted.length === 0 ? [] : await db.select({ staffId, displayName }).from(staff).where(inArray(staffId, wanted));
  const name = (id: string | null): string => rows.find((row) => row.staffId === id)?.displayName ?? '';
  const person = (id: string | null): Person | null => (id ? { staffId: id, displayName: name(id) } : null);
  return { name, person };
}

export type StaffNames = Awaited<ReturnType<typeof staffNames>>;

export const peopleIn = (rows: readonly Case[]) =>
  rows.flatMap(({ claimedBy, assignedTo, firstBy, decidedBy, draft }) => [
    claimedBy,
    assignedTo,
    firstBy,
    decidedBy,
    draft?.by ?? null,
  ]);

export function shownRow(row: NamedCase, names: StaffNames, now: Date): Row {
  const open = row.doneAt === null;
  return {
    taskId: row.taskId,
    kind: row.kind,
    kindName: kindName(row.kind),
    tenant: row.tenant,
    compCode: row.compCode,
    compName: row.compName,
    requestNo: row.requestNo,
    summary: row.summary,
    urgent: row.priority > 0,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    overdue: open && row.dueAt < now,
    claimedBy: open ? names.person(holderOf(row, now)) : null,
    assignedTo: open ? names.person(row.assignedTo) : null,
    firstBy: open ? names.person(row.firstBy) : null,
    outcome: row.outcome,
    doneAt: row.doneAt?.toISOString() ?? null,
  };
}

/** Returns a case of a tenant for which the person may do it. For others it does not exist. */
export async function caseInScope(
  context: StaffContext,
  act: keyof typeof caseRoles,
  taskId: string,
): Promise<NamedCase> {
  const [row] = await selectCases(context.db).where(eq(reviewTask.taskId, taskId));
  return requireInScope(context, caseRoles[act], row, `case ${taskId}`);
}

/** Refuses an act on several cases if one of them is of a tenant for which the person may not do it. */
export async function requireCasesInScope(
  context: StaffContext,
  act: keyof typeof caseRoles,
  taskIds: readonly string[],
): Promise<void> {
  const { taskId, tenant } = reviewTask;
  const rows = await context.db
    .select({ taskId, tenant })
    .from(reviewTask)
    .where(inArray(taskId, [...taskIds]));
  for (const row of rows) await requireInScope(context, caseRoles[act], row, `case ${row.taskId}`);
}
