import { randomBytes } from 'node:crypto';
import type { Queryable } from '@portal/database';
import { hookDelivery, releaseHook } from '@portal/database/schema/release-hooks';
import type { Sentence } from '@portal/release-record/sentence';
import { and, count, eq, sql } from 'drizzle-orm';

/** What happens to releases by itself, and people are told of. An event of another kind gets its name here. */
export const hookEvents = ['canary-ended', 'watch-went-back', 'watch-tells', 'gate-refused', 'new-error'] as const;

export type HookEvent = (typeof hookEvents)[number];

export interface ReleaseEvent {
  event: HookEvent;
  tenant: string;
  /** What moved, or was refused to move. */
  moves: readonly { slot: string; from: string | null; to: string }[];
  text: Sentence;
  /** The figures. */
  detail: Record<string, unknown>;
}

/** The most that wait for one receiver. A receiver that is away for long loses what comes then. */
const maxWaiting = 1_000;

export const newDeliveryId = (): string => randomBytes(12).toString('base64url');

/** The JSON text that a receiver gets. */
export function bodyOf(id: string, { event, text, ...more }: Omit<ReleaseEvent, 'event'> & { event: string }): string {
  return JSON.stringify({ id, event, at: new Date(), text: { zh: text.zh, en: text.en }, ...more });
}

/** Writes what is to be told, in the transaction of the event: both happen, or neither. */
export async function tellHooks(transaction: Queryable, event: ReleaseEvent): Promise<void> {
  const hooks = await transaction
    .select({ id: releaseHook.id, waiting: count(hookDelivery.id) })
    .from(releaseHook)
    .leftJoin(hookDelivery, and(eq(hookDelivery.hookId, releaseHook.id), eq(hookDelivery.state, 'waiting')))
    .where(sql`${event.event} = any (${releaseHook.events})`)
    .groupBy(releaseHook.id);
  const rows = hooks
    .filter(({ waiting }) => waiting < maxWaiting)
    .map(({ id: hookId }) => {
      const id = newDeliveryId();
      return { id, hookId, event: event.event, body: bodyOf(id, event) };
    });
  if (rows.length > 0) await transaction.insert(hookDelivery).values(rows);
}
