import type { Queryable } from '@portal/database';
import { rateCounter, sentCode } from '@portal/database/schema/platform';
import { inArray } from 'drizzle-orm';
import type { AskedCode } from '../outbox/transport-health';

/** Voids codes that did not arrive, and ends the wait until the next one. */
export async function takeBackCodes(db: Queryable, codes: readonly AskedCode[], now: Date): Promise<void> {
  const ids = codes.map(({ codeId }) => codeId);
  const keys = codes.map(({ pauseKey }) => pauseKey);
  await db.update(sentCode).set({ usedAt: now }).where(inArray(sentCode.codeId, ids));
  await db.delete(rateCounter).where(inArray(rateCounter.counterKey, keys));
}
