import type { Queryable } from '@portal/database';
import { adminChange, employee } from '@portal/database/schema/platform';
import { and, desc, eq } from 'drizzle-orm';
import { stepAt } from '../case/timeline-step';

type EmployeeRow = typeof employee.$inferSelect;

export const waitingTitle = '等待新管理员接受';

/** Makes a person the root manager. The old root manager stays in the company as an administrator. */
export async function makeRoot(db: Queryable, { compCode, employeeCode, employeeRoles }: EmployeeRow): Promise<void> {
  await db
    .update(employee)
    .set({ rootManager: false })
    .where(and(eq(employee.compCode, compCode), eq(employee.rootManager, true)));
  await db
    .update(employee)
    .set({
      rootManager: true,
      becomesRoot: false,
      status: '1',
      employeeRoles: [...new Set(['E101', ...employeeRoles])],
    })
    .where(eq(employee.employeeCode, employeeCode));
}

/** Writes the answer into the approved request that waited for it. */
export async function settleHandOver(
  db: Queryable,
  compCode: string,
  title: '新管理员已接受' | '新管理员已拒绝' | '邀请已撤回',
  now: Date,
): Promise<void> {
  const [request] = await db
    .select()
    .from(adminChange)
    .where(and(eq(adminChange.compCode, compCode), eq(adminChange.state, 'APPROVED')))
    .orderBy(desc(adminChange.submittedAt))
    .limit(1);
  if (!request) return;
  const answer = stepAt(now, title, title === '新管理员已接受' ? 'done' : 'failed');
  const timeline = request.timeline.map((step) =>
    step.title === waitingTitle && step.state === 'doing' ? answer : step,
  );
  await db.update(adminChange).set({ timeline }).where(eq(adminChange.changeNo, request.changeNo));
}
