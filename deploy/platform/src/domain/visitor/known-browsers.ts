import type { Queryable } from '@portal/database';
import { knownBrowser } from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import { hashOf } from '../../kernel/data/new-code';
import type { Account } from '../../kernel/session/accounts';

/**
 * Returns whether somebody has logged in to this account with this browser. It also runs the query for an account that
 * does not exist.
 */
export async function isKnownBrowser(db: Queryable, account: Account | undefined, browserId: string): Promise<boolean> {
  const rows = await db
    .select({ seenAt: knownBrowser.seenAt })
    .from(knownBrowser)
    .where(and(eq(knownBrowser.userCode, account?.userCode ?? ''), eq(knownBrowser.browserHash, hashOf(browserId))));
  return rows.length > 0;
}

export async function rememberBrowser(db: Queryable, account: Account, browserId: string, now: Date): Promise<void> {
  await db
    .insert(knownBrowser)
    .values({ userCode: account.userCode, browserHash: hashOf(browserId), seenAt: now })
    .onConflictDoUpdate({ target: [knownBrowser.userCode, knownBrowser.browserHash], set: { seenAt: now } });
}

/** Returns whether anybody has logged in with a browser. */
export async function isSomebodysBrowser(db: Queryable, browserId: string): Promise<boolean> {
  const [row] = await db
    .select({ seenAt: knownBrowser.seenAt })
    .from(knownBrowser)
    .where(eq(knownBrowser.browserHash, hashOf(browserId)))
    .limit(1);
  return row !== undefined;
}
