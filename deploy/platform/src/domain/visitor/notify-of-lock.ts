import { formatMinute } from '@portal/shared/format';
import type { CallContext } from '../../kernel/calls/context';
import { notifyPerson } from '../../kernel/dispatch/notify';
import type { ProofResult } from '../../kernel/protection/guarded-proof';
import { visitorNotices } from './notices';

/**
 * Tells the owner of the try that locked the account, but not of further tries while it is locked. It also looks for an
 * account that does not exist, so that the answer takes the same time.
 */
export async function notifyOfLock(
  { db, logins, now }: Pick<CallContext, 'db' | 'logins' | 'now'>,
  userCode: string | undefined,
  result: ProofResult,
): Promise<void> {
  if (result.ok || !result.tried || result.left > 0) return;
  logins.locked();
  const said = { time: formatMinute(now), minutes: String(Math.ceil(result.seconds / 60)) };
  await db.transaction((transaction) => notifyPerson(transaction, visitorNotices.locked, userCode ?? '', said, now));
}
