import type { Queryable } from '@portal/database';
import { reviewTask } from '@portal/database/schema/platform';
import { and, eq, isNull } from 'drizzle-orm';
import { newCode } from '../../kernel/data/new-code';
import { companyOf } from '../../kernel/tenant/company-of';
import { noteOnCases } from './case-events';
import { policyFor } from './review-policy';
import type { TaskKind } from './task-kinds';
import { afterWorkingDays, oddDaysAfter } from './working-days';

interface NewTask {
  readonly kind: TaskKind;
  readonly subject: string;
  readonly compCode: string;
  readonly summary: string;
  /** The person whom the case is about, if it is about one. */
  readonly userCode?: string;
  /** The member of staff who asked for it. */
  readonly askedBy?: string;
  /** The request itself, for a kind that has no table of its own. */
  readonly request?: Record<string, unknown>;
}

/** Opens a case. Answers its identifier. */
export async function addTask(db: Queryable, task: NewTask, now: Date): Promise<string> {
  const { kind, compCode } = task;
  const { tenant } = await companyOf(db, compCode);
  const { limitDays } = await policyFor(db, tenant, kind);
  const taskId = newCode('T');
  await db.insert(reviewTask).values({
    ...task,
    tenant,
    taskId,
    createdAt: now,
    dueAt: afterWorkingDays(now, limitDays, await oddDaysAfter(db, now)),
  });
  return taskId;
}

/** Closes a task that needs no decision any more, for example after a withdrawal. */
export async function closeTask(db: Queryable, kind: TaskKind, subject: string, now: Date): Promise<void> {
  const closed = await db
    .update(reviewTask)
    .set({ doneAt: now, draft: null })
    .where(and(eq(reviewTask.kind, kind), eq(reviewTask.subject, subject), isNull(reviewTask.doneAt)))
    .returning({ taskId: reviewTask.taskId });
  const taskIds = closed.map(({ taskId }) => taskId);
  await noteOnCases(db, taskIds, { event: 'withdrawn' }, now);
}
