import type { Queryable } from '@portal/database';
import { bankAccount, faceCheck } from '@portal/database/schema/platform';
import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { boundAccounts } from '../bank-account/account-number';
import { expireTransfers } from '../bank-account/transfers';
import { faceState } from './face-state';

export type FacePurpose = 'registration' | 'adminChange';
export type FaceRow = typeof faceCheck.$inferSelect;

/** Returns the company's last face check for a purpose. It also marks old links as expired. */
export async function lastFace(
  db: Queryable,
  compCode: string,
  purpose: FacePurpose,
  now: Date,
): Promise<FaceRow | undefined> {
  const mine = and(eq(faceCheck.compCode, compCode), eq(faceCheck.purpose, purpose));
  await db
    .update(faceCheck)
    .set({ state: 'EXPIRED' })
    .where(and(mine, inArray(faceCheck.state, faceState.sources('expired')), lte(faceCheck.expiresAt, now)));
  const [row] = await db.select().from(faceCheck).where(mine).orderBy(desc(faceCheck.createdAt)).limit(1);
  return row;
}

/** Returns the account with which the company proves itself while it registers. */
export async function registrationAccount(db: Queryable, compCode: string, now: Date) {
  await expireTransfers(db, compCode, now);
  const [row] = await db
    .select()
    .from(bankAccount)
    .where(and(boundAccounts(compCode), eq(bankAccount.forRegistration, true)))
    .orderBy(desc(bankAccount.createdAt))
    .limit(1);
  return row;
}
