import type { Database } from '@portal/database';
import { outboxEntry } from '@portal/database/schema/platform';
import type { Transport } from '@portal/platform/src/kernel/outbox/messenger';
import { and, desc, eq } from 'drizzle-orm';

/** Stores every letter, so that a demonstration can show it. */
export function demoOutbox(db: Database['db'], clock: () => number): Transport {
  return {
    async deliver({ tenant, recipient, channel, purpose, code, text }) {
      await db.insert(outboxEntry).values({ tenant, recipient, channel, purpose, code, text, at: new Date(clock()) });
    },
  };
}

/** Reads the letters that `/dev/outbox` shows, newest first: all, or those to one recipient, or of one tenant. */
export async function readOutbox(db: Database['db'], recipient?: string, tenant?: string) {
  const rows = await db
    .select()
    .from(outboxEntry)
    .where(
      and(
        recipient === undefined ? undefined : eq(outboxEntry.recipient, recipient),
        tenant === undefined ? undefined : eq(outboxEntry.tenant, tenant),
      ),
    )
    .orderBy(desc(outboxEntry.entryId))
    .limit(200);
  return rows.map(({ recipient: to, channel, purpose, code, text, at }) => ({
    to,
    channel,
    purpose,
    code,
    text,
    at: at.toISOString(),
  }));
}
