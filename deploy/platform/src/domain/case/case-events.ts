import type { Queryable } from '@portal/database';
import { caseEvent } from '@portal/database/schema/platform';

export interface CaseEvent {
  readonly event:
    | 'claimed'
    | 'released'
    | 'assigned'
    | 'firstDecided'
    | 'sentBack'
    | 'secondAsked'
    | 'prioritised'
    | 'decided'
    | 'withdrawn';
  /** Absent: the customer, a provider, or the demonstration's timer. */
  readonly staffId?: string | null;
  readonly note?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Adds one entry to the time lines of cases. */
export async function noteOnCases(
  db: Queryable,
  taskIds: readonly string[],
  { staffId = null, note = '', detail = {}, event }: CaseEvent,
  now: Date,
): Promise<void> {
  if (taskIds.length === 0) return;
  await db.insert(caseEvent).values(taskIds.map((taskId) => ({ taskId, at: now, event, staffId, note, detail })));
}
