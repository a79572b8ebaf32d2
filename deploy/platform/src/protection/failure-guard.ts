import type { Database, Queryable } from '@portal/database';
import { failureGuard } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import { afterFailure, type GuardState } from './lock-steps';

/**
 * Failures of one account, whether it exists or not: an account that nobody has locks just the same. In the database, so
 * that a failure at one instance counts at all.
 */
export async function guardState(db: Queryable, key: string): Promise<GuardState | undefined> {
  const [row] = await db.select().from(failureGuard).where(eq(failureGuard.guardKey, key));
  return row;
}

export async function noteFailure(db: Database['db'], key: string, now: Date): Promise<GuardState> {
  return db.transaction(async (transaction) => {
    const fresh = { guardKey: key, failures: 0, level: 0, lockedUntil: null, changedAt: now };
    await transaction.insert(failureGuard).values(fresh).onConflictDoNothing();
    const [row = fresh] = await transaction
      .select()
      .from(failureGuard)
      .where(eq(failureGuard.guardKey, key))
      .for('update');
    const next = afterFailure(row, now);
    await transaction.update(failureGuard).set(next).where(eq(failureGuard.guardKey, key));
    return next;
  });
}

export async function clearFailures(db: Queryable, key: string): Promise<void> {
  await db.delete(failureGuard).where(eq(failureGuard.guardKey, key));
}
