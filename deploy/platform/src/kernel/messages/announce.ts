import type { Queryable } from '@portal/database';
import { sql } from 'drizzle-orm';

/** On this channel the instances tell each other that something changed for a person. The text is the person's code. */
export const personChannel = 'platform_person';

/** Wakes the event streams of a person at every instance, after the transaction is committed. */
export async function announce(db: Queryable, userCode: string): Promise<void> {
  await db.execute(sql`select pg_notify(${personChannel}, ${userCode})`);
}
