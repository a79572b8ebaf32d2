import type { Queryable } from '@portal/database';
import { adminChange, changeRequest, company, faceCheck, permit, reviewTask } from '@portal/database/schema/platform';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { one } from '../../core/data/one';
import { approved, type Decision } from '../../core/review/decision';
import type { TaskKind } from '../../core/review/review-tasks';
import type { Services } from '../../core/services';
import { decideAdminChange } from '../admin-change/decide-admin-change';
import { answerTransfer } from '../bank-accounts/transfers';
import { decideChange } from '../company-change/decide-change';
import { decideApplication } from '../products/review';
import { faceState } from '../real-name/face-state';
import { decideRegistration } from '../registration/approval';

type Task = typeof reviewTask.$inferSelect;
type Deciding = Pick<Services, 'db' | 'passwords' | 'messenger' | 'config'>;

const ofCompany = { tenant: company.tenant, compName: company.compName, compStatus: company.compStatus };

/** The number that the applicant knows. A registration and a transfer have the company's number. */
const requestNo = sql<string>`coalesce(${changeRequest.requestNo}, ${adminChange.requestNo}, ${permit.requestNo}, ${company.compNo})`;

export function openTasks(db: Queryable) {
  return db
    .select({ ...getTableColumns(reviewTask), ...ofCompany, requestNo })
    .from(reviewTask)
    .innerJoin(company, eq(company.compCode, reviewTask.compCode))
    .leftJoin(changeRequest, eq(changeRequest.changeNo, reviewTask.subject))
    .leftJoin(adminChange, eq(adminChange.changeNo, reviewTask.subject))
    .leftJoin(permit, eq(permit.applyNo, reviewTask.subject))
    .where(isNull(reviewTask.doneAt))
    .orderBy(asc(reviewTask.createdAt))
    .limit(200);
}

export type OpenTask = Awaited<ReturnType<typeof openTasks>>[number];

/** Gives the face checks that are under way, and the planned end of each. */
export function openFaces(db: Queryable, now: Date) {
  return db
    .select({ ...ofCompany, compCode: faceCheck.compCode, plannedFailure: faceCheck.plannedFailure })
    .from(faceCheck)
    .innerJoin(company, eq(company.compCode, faceCheck.compCode))
    .where(and(inArray(faceCheck.state, faceState.sources('failed')), gt(faceCheck.expiresAt, now)))
    .orderBy(asc(faceCheck.createdAt));
}

export type OpenFace = Awaited<ReturnType<typeof openFaces>>[number];

async function apply(
  deciding: Deciding,
  db: Queryable,
  task: Task,
  decision: Decision,
  now: Date,
): Promise<(() => void) | null> {
  const { subject } = task;
  switch (task.kind as TaskKind) {
    case 'transfer':
      await answerTransfer(db, subject, decision, now);
      return null;
    case 'registration':
      await decideRegistration(db, subject, decision, now);
      return null;
    case 'change':
      await decideChange(db, subject, decision, now);
      return null;
    case 'product':
      await decideApplication(db, subject, decision, now);
      return null;
    default: {
      const { tenant } = one(await db.select().from(company).where(eq(company.compCode, task.compCode)));
      return decideAdminChange({ ...deciding, origin: { tenant }, now }, db, subject, decision);
    }
  }
}

/** Decides a task that is still open. If two decide at once, one wins and the other answers false. */
export async function decide(deciding: Deciding, taskId: string, decision: Decision, now: Date): Promise<boolean> {
  const result = await deciding.db.transaction(async (transaction) => {
    const [task] = await transaction
      .update(reviewTask)
      .set({ doneAt: now })
      .where(and(eq(reviewTask.taskId, taskId), isNull(reviewTask.doneAt)))
      .returning();
    return task ? { tell: await apply(deciding, transaction, task, decision, now) } : null;
  });
  result?.tell?.();
  return result !== null;
}

/**
 * Approves the tasks that have waited long enough in a demonstration. A failure is reported and does not stop the
 * others.
 */
export async function decideDue(deciding: Deciding, now: Date, failed: (error: unknown) => void): Promise<void> {
  const due = await deciding.db
    .select({ taskId: reviewTask.taskId })
    .from(reviewTask)
    .where(and(isNull(reviewTask.doneAt), lte(reviewTask.automaticAt, now)))
    .limit(50);
  for (const { taskId } of due) await decide(deciding, taskId, approved, now).catch(failed);
}

/** Sets the end of this company's current face check: with a reason it fails, without one it passes. */
export async function planFaceResult(db: Queryable, compCode: string, reason: string): Promise<boolean> {
  const planned = await db
    .update(faceCheck)
    .set({ plannedFailure: reason })
    .where(and(eq(faceCheck.compCode, compCode), inArray(faceCheck.state, faceState.sources('failed'))))
    .returning({ faceId: faceCheck.faceId });
  return planned.length > 0;
}
