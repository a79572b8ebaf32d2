import type { Queryable } from '@portal/database';
import { usedNonce } from '@portal/database/schema/platform';
import { EnvelopeFault } from './fault';
import { clockTolerance } from './open-sealed';

/** A nonce counts once, at whichever instance; it is kept for as long as its request's time would be accepted. */
export async function holdNonce(db: Queryable, keyId: string, nonce: string, now: number): Promise<void> {
  const kept = await db
    .insert(usedNonce)
    .values({ keyId, nonce, expiresAt: new Date(now + 2 * clockTolerance) })
    .onConflictDoNothing()
    .returning({ nonce: usedNonce.nonce });
  if (kept.length === 0) throw new EnvelopeFault('replay');
}
