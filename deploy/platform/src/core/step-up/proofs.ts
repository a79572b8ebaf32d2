import type { Queryable } from '@portal/database';
import { stepUpProof } from '@portal/database/schema/platform';
import type { StepUpKind } from '@portal/shared/contract';
import { and, eq, gt } from 'drizzle-orm';

/** How long a proof is good for acts of its kind. */
export const proofSeconds = 300;

/** Keeps that the session's person has just proved who they are. */
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

/** In another company it is another matter: what was proven for the one before does not count there. */
export async function dropProofs(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(stepUpProof).where(eq(stepUpProof.sessionId, sessionId));
}
