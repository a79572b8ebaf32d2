import { createHash } from 'node:crypto';
import type { Queryable } from '@portal/database';
import { auditTally } from '@portal/database/schema/platform';
import { addressKey } from '@portal/http';
import { sql } from 'drizzle-orm';
import { one } from '../data/one';

/** Within a minute so many events of a kind get a row of their own. The others become one row with their number. */
export const rowsOfAKind = 10;
const minuteMs = 60_000;

type Kind = Pick<typeof auditTally.$inferInsert, 'tenant' | 'action' | 'result' | 'userCode'>;

/** Counts one event of an address. True: there were already so many that the event gets no row of its own. */
export async function tallied(db: Queryable, kind: Kind, sentFrom: string, now: Date): Promise<boolean> {
  const address = addressKey(sentFrom);
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const parts = [minute.toISOString(), kind.tenant, kind.action, kind.result, kind.userCode, address];
  const tallyKey = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  const rows = await db
    .insert(auditTally)
    .values({ ...kind, tallyKey, address, minute, lastAt: now, count: 1 })
    .onConflictDoUpdate({
      target: auditTally.tallyKey,
      set: { count: sql`${auditTally.count} + 1`, lastAt: sql`excluded.last_at` },
    })
    .returning({ count: auditTally.count });
  return one(rows).count > rowsOfAKind;
}

/**
 * Turns the minutes that are over into rows of the audit. It uses one statement, so that no event is lost or counted
 * twice.
 */
export async function auditTallies(db: Queryable, now: Date): Promise<void> {
  const over = new Date(now.getTime() - 2 * minuteMs).toISOString();
  await db.execute(sql`
    with over as (delete from platform.audit_tally where minute < ${over}::timestamptz returning *)
    insert into platform.audit_event
      (at, tenant, action, result, user_code, comp_code, object, address, user_agent, request_id, count)
    select last_at, tenant, action, result, user_code, '', '', address, '', '', count - ${rowsOfAKind}
    from over where count > ${rowsOfAKind}`);
}
