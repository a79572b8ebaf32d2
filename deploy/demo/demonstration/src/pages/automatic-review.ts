import { type Queryable, repeat } from '@portal/database';
import { caseEvent, reviewTask } from '@portal/database/schema/platform';
import type { Deciding } from '@portal/platform/src/domain/case/case-rules';
import { decide } from '@portal/platform/src/domain/case/decide';
import { approved } from '@portal/platform/src/domain/case/decision';
import type { TaskKind } from '@portal/platform/src/domain/case/task-kinds';
import { and, eq, gte, isNull, lte, notExists, notInArray, notLike, type SQL, sql } from 'drizzle-orm';

const everyMs = 2_000;
/** The cases with which a tenant of the demonstration begins: see `demoCode`. */
const demoTasks = 'Tdemo%';

/** A case waits so many seconds for another decision, unless its kind says otherwise. */
const usualSeconds = 90;
const secondsOf: Readonly<Partial<Record<TaskKind, number>>> = { transfer: 5 };

/** Sets the time for the new cases that nobody of the staff has touched. */
async function setTime(db: Queryable, kinds: SQL, seconds: number, since: Date): Promise<void> {
  const touched = db.select().from(caseEvent).where(eq(caseEvent.taskId, reviewTask.taskId));
  await db
    .update(reviewTask)
    .set({ automaticAt: sql`${reviewTask.createdAt} + make_interval(secs => ${seconds})` })
    .where(
      and(
        kinds,
        isNull(reviewTask.doneAt),
        isNull(reviewTask.automaticAt),
        gte(reviewTask.createdAt, since),
        // A tenant that is made while the demonstration runs begins with cases that wait for a person.
        notLike(reviewTask.taskId, demoTasks),
        notExists(touched),
      ),
    );
}

async function setTimes(db: Queryable, since: Date): Promise<void> {
  const own = Object.entries(secondsOf);
  for (const [kind, seconds] of own) await setTime(db, eq(reviewTask.kind, kind), seconds, since);
  const others = notInArray(
    reviewTask.kind,
    own.map(([kind]) => kind),
  );
  await setTime(db, others, usualSeconds, since);
}

/**
 * Approves the cases that have waited long enough, also where a policy wants two pairs of eyes. A failure is reported
 * and does not stop the others.
 */
async function decideDue(deciding: Deciding, now: Date, failed: (error: unknown) => void): Promise<void> {
  const due = await deciding.db
    .select({ taskId: reviewTask.taskId })
    .from(reviewTask)
    .where(and(isNull(reviewTask.doneAt), lte(reviewTask.automaticAt, now)))
    .limit(50);
  for (const { taskId } of due) await decide(deciding, taskId, approved, now).catch(failed);
}

/**
 * Plays the reviewers of a demonstration for the cases that are opened from now on. Returns a function that stops it,
 * and waits for the round that runs.
 */
export function startAutomaticReview(deciding: Deciding, failed: (error: unknown) => void): () => Promise<void> {
  const { db, config } = deciding;
  const since = new Date(config.clock());
  const round = async () => {
    await setTimes(db, since);
    await decideDue(deciding, new Date(config.clock()), failed);
  };
  return repeat(round, { everyMs, onError: failed });
}
