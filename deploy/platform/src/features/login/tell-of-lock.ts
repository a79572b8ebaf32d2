import { formatMinute } from '@portal/shared/format';
import type { CallContext } from '../../core/calls/context';
import { tellPerson } from '../../core/dispatch/tell';
import type { ProofResult } from '../../core/protection/guarded-proof';

/**
 * The try that locked an account is told to its owner; those that follow while it is locked are not. An account that
 * nobody has is looked for as well, so that the answer takes as long.
 */
export async function tellOfLock(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  userCode: string | undefined,
  result: ProofResult,
): Promise<void> {
  if (result.ok || !result.tried || result.left > 0) return;
  const said = { time: formatMinute(now), minutes: String(Math.ceil(result.seconds / 60)) };
  await db.transaction((transaction) => tellPerson(transaction, 'login.locked', userCode ?? '', said, now));
}
