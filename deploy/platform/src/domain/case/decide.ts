import type { Queryable } from '@portal/database';
import { reviewTask } from '@portal/database/schema/platform';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { noteOnCases } from './case-events';
import type { Case, Deciding } from './case-rules';
import type { Decision } from './decision';

/** The member of staff who decides, with what else has to happen in the same transaction. */
interface Decider {
  readonly staffId: string;
  /** A condition on the case at the moment of the decision. */
  readonly only: SQL | undefined;
  readonly also: (transaction: Queryable, task: Case) => Promise<void>;
}

/**
 * Decides a case that is still open. It is the one way to decide: the platform's own people, a demonstration's timer
 * and its outbox page all come here. If two decide at once, one wins and the other answers false.
 */
export async function decide(
  deciding: Deciding,
  taskId: string,
  decision: Decision,
  now: Date,
  by?: Decider,
): Promise<boolean> {
  const { outcome, reason, reasons, bankSerialNo = '' } = decision;
  const result = await deciding.db.transaction(async (transaction) => {
    const [task] = await transaction
      .update(reviewTask)
      .set({
        doneAt: now,
        outcome,
        reason,
        reasons: { ...reasons },
        bankSerialNo,
        decidedBy: by?.staffId ?? '',
        draft: null,
      })
      .where(and(eq(reviewTask.taskId, taskId), isNull(reviewTask.doneAt), by?.only))
      .returning();
    if (!task) return null;
    const tell = await deciding.caseRules.of(task.kind).apply({ deciding, db: transaction, task, decision, now });
    const entry = {
      event: 'decided',
      staffId: by?.staffId ?? null,
      note: reason,
      detail: { outcome, reasons },
    } as const;
    await noteOnCases(transaction, [taskId], entry, now);
    await by?.also(transaction, task);
    return { tell };
  });
  result?.tell?.();
  return result !== null;
}
