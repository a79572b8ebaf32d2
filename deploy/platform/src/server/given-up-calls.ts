import type { Database, Queryable } from '@portal/database';
import { dispatch } from '@portal/database/schema/platform';
import { and, eq, inArray } from 'drizzle-orm';
import { endByProvider as endSigning } from '../domain/agreement/end-signing';
import { endTransfer } from '../domain/bank-account/transfers';
import { giveUpScans } from '../kernel/files/scanned-files';

type End = (db: Queryable, reference: string, now: Date) => Promise<unknown>;

/** Ends what waits for a call that was given up. Each end is conditional, so that a repetition has no effect. */
const ends: Readonly<Record<string, End>> = {
  'bank.pay': (db, reference, now) =>
    endTransfer(db, reference, { outcome: 'reject', reason: '银行未能受理打款，请稍后重新发起', reasons: {} }, now),
  'sign.sign': (db, reference, now) =>
    endSigning(db, reference, { outcome: 'failed', reason: '签章服务未能受理，请稍后重新签署', signatures: [] }, now),
};

/**
 * After a provider has not answered for hours, the customer may begin again, and staff may have a file scanned again. The
 * calls stay for the operator.
 */
export async function endGivenUpCalls(db: Database['db'], now: Date): Promise<void> {
  await giveUpScans(db, now);
  const calls = await db
    .select({ dispatchId: dispatch.dispatchId, purpose: dispatch.purpose })
    .from(dispatch)
    .where(and(eq(dispatch.state, 'FAILED'), inArray(dispatch.purpose, Object.keys(ends))));
  for (const { dispatchId, purpose } of calls)
    await db.transaction(async (transaction) => {
      await ends[purpose]?.(transaction, dispatchId, now);
    });
}
