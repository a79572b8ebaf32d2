import type { Database, Queryable } from '@portal/database';
import { failureGuard } from '@portal/database/schema/platform';
import { and, eq, or, sql } from 'drizzle-orm';
import { afterFailure, type GuardState, type LockSteps, lockedSeconds } from './lock-steps';

/**
 * Reads the failures of one account, which need not exist: an account that nobody has locks in the same way. They are
 * in the database, so that a failure at one instance counts at all instances.
 */
export async function guardState(db: Queryable, key: string): Promise<GuardState | undefined> {
  const [row] = await db.select().from(failureGuard).where(eq(failureGuard.guardKey, key));
  return row;
}

/** Returns the guard's row and makes it if there is none. Nobody else can change it until the transaction ends. */
async function lockedState(transaction: Queryable, key: string, now: Date): Promise<GuardState> {
  const fresh = { guardKey: key, failures: 0, level: 0, lockedUntil: null, changedAt: now };
  await transaction.insert(failureGuard).values(fresh).onConflictDoNothing();
  const [row = fresh] = await transaction
    .select()
    .from(failureGuard)
    .where(eq(failureGuard.guardKey, key))
    .for('update');
  return row;
}

export interface CountedTry {
  /** False: it is too early, and nothing was counted. */
  readonly allowed: boolean;
  readonly before: GuardState;
  readonly state: GuardState;
}

/**
 * Counts a try as a failure, unless it comes too early. If many come at once, one is allowed: the others meet the wait
 * that it began.
 */
export async function countTry(db: Database['db'], key: string, now: Date, steps: LockSteps): Promise<CountedTry> {
  return db.transaction(async (transaction) => {
    const before = await lockedState(transaction, key, now);
    if (lockedSeconds(before, now) > 0) return { allowed: false, before, state: before };
    const state = afterFailure(before, now, steps);
    await transaction.update(failureGuard).set(state).where(eq(failureGuard.guardKey, key));
    return { allowed: true, before, state };
  });
}

/** Takes back a try that could not be made, unless other tries have been counted since. */
export async function takeBack(db: Queryable, key: string, { before, state }: CountedTry): Promise<void> {
  const { failures, level, lockedUntil, changedAt } = before;
  await db
    .update(failureGuard)
    .set({ failures, level, lockedUntil, changedAt })
    .where(
      and(
        eq(failureGuard.guardKey, key),
        eq(failureGuard.changedAt, state.changedAt),
        eq(failureGuard.failures, state.failures),
        eq(failureGuard.level, state.level),
      ),
    );
}

export async function clearFailures(db: Queryable, key: string): Promise<void> {
  await db.delete(failureGuard).where(eq(failureGuard.guardKey, key));
}

/** Clears the guard and those below it, such as the counts of single browsers. */
export async function clearFailuresUnder(db: Queryable, key: string): Promise<void> {
  const below = sql`starts_with(${failureGuard.guardKey}, ${`${key}:`})`;
  await db.delete(failureGuard).where(or(eq(failureGuard.guardKey, key), below));
}
