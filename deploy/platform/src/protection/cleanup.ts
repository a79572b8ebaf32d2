import { browserKey, rateCounter, sentCode, session, ticket, usedNonce } from '@portal/database/schema/platform';
import { lt } from 'drizzle-orm';
import { removeForgottenUploads } from '../files/stored-files';
import type { Services } from '../services';

const everyMs = 600_000;
const dayMs = 86_400_000;

async function removeExpired({ db, config }: Services): Promise<void> {
  const now = new Date(config.clock());
  const yesterday = new Date(now.getTime() - dayMs);
  await db.delete(usedNonce).where(lt(usedNonce.expiresAt, now));
  await db.delete(rateCounter).where(lt(rateCounter.windowEndsAt, now));
  await db.delete(ticket).where(lt(ticket.expiresAt, yesterday));
  await db.delete(sentCode).where(lt(sentCode.expiresAt, yesterday));
  await db.delete(browserKey).where(lt(browserKey.expiresAt, yesterday));
  await removeForgottenUploads(db, yesterday);
  await db.delete(session).where(lt(session.expiresAt, yesterday));
}

/** Takes away what has expired, now and then; the audit stays. Answers how to stop. */
export function startCleanup(services: Services): () => void {
  const timer = setInterval(() => {
    removeExpired(services).catch((error: unknown) => services.log.warn({ err: error }, 'cleanup failed'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
