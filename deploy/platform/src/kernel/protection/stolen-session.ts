import { session as sessionTable } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../calls/context';
import { notLoggedIn } from '../http/http-error';
import { endSessions } from '../session/sessions';
import { auditAs } from './audit';

type SessionRow = typeof sessionTable.$inferSelect;

/**
 * Returns whether a session belongs to another browser than the one that sent its tokens. A session that is not bound yet
 * belongs to none.
 */
export function isOfAnotherBrowser({ cookieHash }: Pick<SessionRow, 'cookieHash'>, { browser }: CallContext): boolean {
  return cookieHash !== null && cookieHash !== browser.sentHash;
}

/**
 * Ends a session whose tokens somebody has copied, for everybody who holds them. It answers like a session that has
 * ended.
 */
export async function refuseStolen(context: CallContext, found: SessionRow, why: string): Promise<never> {
  const { db, now, origin } = context;
  await endSessions(db, eq(sessionTable.sessionId, found.sessionId), 'stolen', now);
  await auditAs(db, origin, now, 'refresh.reuse', 'refused', { userCode: found.userCode, object: why });
  throw notLoggedIn();
}
