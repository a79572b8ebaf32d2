import { session } from '@portal/database/schema/platform';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CallContext } from '../kernel/calls/context';

/** Activity is noted once in this time; the idle limit is never shorter. */
const noteEveryMs = 5000;

type ActivityContext = Pick<CallContext, 'db' | 'config' | 'session' | 'now'>;

/** Notes that the person did something. A session that was locked meanwhile stays locked. */
export async function noteActivity({ db, config, session: state, now }: ActivityContext): Promise<void> {
  if (!state || state.locked || state.endReason !== null) return;
  if (now.getTime() - state.lastActiveAt.getTime() < noteEveryMs) return;
  const lockedBefore = new Date(now.getTime() - config.session.idle * 1000);
  await db
    .update(session)
    .set({ lastActiveAt: now })
    .where(
      and(eq(session.sessionId, state.sessionId), gt(session.lastActiveAt, lockedBefore), isNull(session.endedAt)),
    );
}
