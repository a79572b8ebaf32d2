import { backOffMs, type Database, maxAttempts } from '@portal/database';
import { hookDelivery, releaseHook } from '@portal/database/schema/release-hooks';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';

/** Something to tell a receiver, taken for one attempt. */
export interface Delivery {
  id: string;
  hookId: string;
  url: string;
  event: string;
  body: string;
  attempts: number;
}

/** It is longer than an attempt takes. After it the gateway that took a row must have died, and another takes it. */
const lease = sql`interval '60 seconds'`;
const batch = 20;

/** Takes what is due, each only for this gateway, and counts the attempt. No transaction is open while it is sent. */
export async function takeDeliveries({ db }: Database): Promise<Delivery[]> {
  const picked = db
    .select({ id: hookDelivery.id })
    .from(hookDelivery)
    .where(and(eq(hookDelivery.state, 'waiting'), lte(hookDelivery.nextAttemptAt, sql`now()`)))
    .orderBy(asc(hookDelivery.nextAttemptAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(hookDelivery)
    .set({ attempts: sql`${hookDelivery.attempts} + 1`, nextAttemptAt: sql`now() + ${lease}` })
    .where(inArray(hookDelivery.id, sql`(with picked as materialized (${picked}) select id from picked)`))
    .returning();
  const hooks = await db
    .select({ id: releaseHook.id, url: releaseHook.url })
    .from(releaseHook)
    .where(
      inArray(
        releaseHook.id,
        rows.map(({ hookId }) => hookId),
      ),
    );
  const urls = new Map(hooks.map(({ id, url }) => [id, url]));
  const inOrder = rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return inOrder.flatMap(({ id, hookId, event, body, attempts }) => {
    const url = urls.get(hookId);
    return url === undefined ? [] : [{ id, hookId, url, event, body, attempts }];
  });
}

const asTaken = ({ id, attempts }: Pick<Delivery, 'id' | 'attempts'>) =>
  and(eq(hookDelivery.id, id), eq(hookDelivery.attempts, attempts), eq(hookDelivery.state, 'waiting'));

const maxErrorLength = 300;

/** Notes how an attempt ended. A failure is tried again after a pause twice as long as the last one, or given up. */
export async function noteDelivery(
  { db }: Database,
  taken: Pick<Delivery, 'id' | 'attempts'>,
  failure: string | undefined,
): Promise<'told' | 'later' | 'given-up'> {
  const row = db.update(hookDelivery);
  if (failure === undefined) {
    await row.set({ state: 'told', finishedAt: sql`now()`, lastError: '' }).where(asTaken(taken));
    return 'told';
  }
  const lastError = failure.slice(0, maxErrorLength);
  if (taken.attempts >= maxAttempts) {
    await row.set({ state: 'given-up', finishedAt: sql`now()`, lastError }).where(asTaken(taken));
    return 'given-up';
  }
  const pause = sql`now() + make_interval(secs => ${backOffMs(taken.attempts) / 1000})`;
  await row.set({ nextAttemptAt: pause, lastError }).where(asTaken(taken));
  return 'later';
}
