import type { Queryable } from '@portal/database';
import { stepUpProof } from '@portal/database/schema/platform';
import type { StepUpKind } from '@portal/shared/contract';
import { and, eq, gt } from 'drizzle-orm';

/** The time for which a proof is valid for acts of its kind. */
export const proofSeconds = 300;

/** Stores that the session's person has just proved who they are. */
export async function keepProof(db: Queryable, sessionId: string, kind: StepUpKind, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + proofSeconds * 1000);
  await db
    .insert(stepUpProof)
    .values({ sessionId, kind, expiresAt })
    .onConflictDoUpdate({ target: [stepUpProof.sessionId, stepUpProof.kind], set: { expiresAt } });
}

export async function hasProof(db: Queryable, sessionId: string, kind: StepUpKind, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ kind: stepUpProof.kind })
    .from(stepUpProof)
    .where(and(eq(stepUpProof.sessionId, sessionId), eq(stepUpProof.kind, kind), gt(stepUpProof.expiresAt, now)));
  return row !== undefined;
}

/** Removes the proofs of a session when it changes the company: a proof for one company does not count in another. */
export async function dropProofs(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(stepUpProof).where(eq(stepUpProof.sessionId, sessionId));
}
