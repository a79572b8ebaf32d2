import type { Queryable } from '@portal/database';
import { adminChange, company, employee, user } from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import { changeState } from '../company-change/change-state';
import { one } from '../data/one';
import { type Added, type Adding, addEmployee } from '../employees/add-employee';
import { conflict } from '../http/refusal';
import { sendToManager } from '../messages/send-message';
import type { Decision } from '../review/decision';

type Row = typeof adminChange.$inferSelect;

/** The old root manager stays in the company as an administrator; the new one rules. */
async function handOver(adding: Adding, db: Queryable, row: Row): Promise<Added | null> {
  const { compCode, newMobile, newName } = row;
  await db
    .update(employee)
    .set({ rootManager: false })
    .where(and(eq(employee.compCode, compCode), eq(employee.rootManager, true)));
  const { compName } = one(await db.select().from(company).where(eq(company.compCode, compCode)));
  const [known] = await db
    .select({ place: employee })
    .from(employee)
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .where(and(eq(employee.compCode, compCode), eq(user.mobile, newMobile)));
  const place = { compCode, compName, employeeRoles: ['E101'], productCodes: [] };
  const added = known ? null : await addEmployee(adding, db, place, { userName: newName, mobile: newMobile });
  const employeeCode = known?.place.employeeCode ?? added?.employeeCode ?? '';
  const employeeRoles = [...new Set(['E101', ...(known?.place.employeeRoles ?? [])])];
  await db
    .update(employee)
    .set({ rootManager: true, status: '1', employeeRoles })
    .where(eq(employee.employeeCode, employeeCode));
  return added;
}

/** What the platform's reviewer decided. Answers whom to tell once the transaction is in. */
export async function decideAdminChange(
  adding: Adding,
  db: Queryable,
  changeNo: string,
  { outcome, reason }: Decision,
): Promise<Added | null> {
  const { now } = adding;
  const [row] = await db.select().from(adminChange).where(eq(adminChange.changeNo, changeNo)).for('update');
  const good = outcome === 'approve';
  const state = row && changeState.next(row.state, good ? 'approved' : 'returned');
  if (!row || state === undefined) throw conflict('该申请当前状态不能审核');
  const title = good ? '审核通过' : '审核退回';
  const step = {
    title,
    at: now.toISOString(),
    state: good ? ('done' as const) : ('failed' as const),
    remark: reason,
  };
  await db
    .update(adminChange)
    .set({ state, opinion: reason, timeline: [...row.timeline, step] })
    .where(eq(adminChange.changeNo, changeNo));
  const added = good ? await handOver(adding, db, row) : null;
  const message = {
    type: 'AUDIT',
    title: `变更管理员${title}`,
    content: '<p>变更管理员申请已审核。</p>',
    sender: '平台运营',
  } as const;
  await sendToManager(db, row.compCode, message, now);
  return added;
}
