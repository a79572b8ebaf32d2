import type { Queryable } from '@portal/database';
import { reviewTask } from '@portal/database/schema/platform';
import { and, eq, isNull } from 'drizzle-orm';
import type { PlatformConfig } from '../config';
import { newCode } from '../data/new-code';

/** The kinds of tasks for the platform's reviewer, and for the bank (`transfer`). */
export type TaskKind = 'transfer' | 'registration' | 'change' | 'adminChange' | 'product';

/** The time before a demonstration decides by itself. It is long enough to choose another decision. */
const automaticSeconds: Readonly<Record<TaskKind, number>> = {
  transfer: 5,
  registration: 90,
  change: 90,
  adminChange: 90,
  product: 90,
};

interface NewTask {
  readonly kind: TaskKind;
  readonly subject: string;
  readonly compCode: string;
  readonly summary: string;
}

export async function addTask(db: Queryable, config: PlatformConfig, task: NewTask, now: Date): Promise<void> {
  const automaticAt = config.demo ? new Date(now.getTime() + automaticSeconds[task.kind] * 1000) : null;
  await db.insert(reviewTask).values({ ...task, taskId: newCode('T'), createdAt: now, automaticAt });
}

/** Closes a task that needs no decision any more, for example after a withdrawal. */
export async function closeTask(db: Queryable, kind: TaskKind, subject: string, now: Date): Promise<void> {
  await db
    .update(reviewTask)
    .set({ doneAt: now })
    .where(and(eq(reviewTask.kind, kind), eq(reviewTask.subject, subject), isNull(reviewTask.doneAt)));
}
