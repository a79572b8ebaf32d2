import { type Queryable, repeat } from '@portal/database';
import {
  browserKey,
  failureGuard,
  rateCounter,
  sentCode,
  session,
  staffSession,
  stepUpProof,
  ticket,
  usedNonce,
} from '@portal/database/schema/platform';
import { lt } from 'drizzle-orm';
import { daysAfter } from '../kernel/data/days';
import { removeSent } from '../kernel/dispatch/dispatch-rows';
import { removeForgottenUploads } from '../kernel/files/stored-files';
import { removeReceipts } from '../kernel/outbox/sms/sms-receipts';
import { auditTallies } from '../kernel/protection/audit-tally';
import { forgetAfterMs } from '../kernel/protection/lock-steps';
import type { Services } from '../kernel/services';
import { retentionRules } from './collected';
import { endGivenUpCalls } from './given-up-calls';

const everyMs = 600_000;

export async function removeExpired(db: Queryable, now: Date): Promise<void> {
  const yesterday = daysAfter(now, -1);
  await db.delete(usedNonce).where(lt(usedNonce.expiresAt, now));
  await db.delete(rateCounter).where(lt(rateCounter.windowEndsAt, now));
  // At that age the guard has already forgotten the failures.
  await db.delete(failureGuard).where(lt(failureGuard.changedAt, new Date(now.getTime() - forgetAfterMs)));
  await db.delete(ticket).where(lt(ticket.expiresAt, yesterday));
  await db.delete(stepUpProof).where(lt(stepUpProof.expiresAt, now));
  await db.delete(sentCode).where(lt(sentCode.expiresAt, yesterday));
  await db.delete(browserKey).where(lt(browserKey.expiresAt, yesterday));
  await removeForgottenUploads(db, yesterday);
  await db.delete(session).where(lt(session.expiresAt, yesterday));
  await db.delete(staffSession).where(lt(staffSession.expiresAt, yesterday));
  for (const { days, remove } of retentionRules) await remove(db, daysAfter(now, -days));
  await removeSent(db, now);
  await removeReceipts(db, daysAfter(now, -30));
  await auditTallies(db, now);
}

/** Regularly removes expired rows and ends what waits for given up calls; the audit stays. Returns a function that stops it and waits for the running turn. */
export function startCleanup({ db, config, log }: Services): () => Promise<void> {
  const turn = async () => {
    const now = new Date(config.clock());
    await removeExpired(db, now);
    await endGivenUpCalls(db, now);
  };
  return repeat(turn, {
    everyMs,
    onError: (err) => log.warn({ err }, 'cleanup failed'),
  });
}
