import type { Queryable } from '@portal/database';
import { faceCheck, storedFile } from '@portal/database/schema/platform';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Decision } from '../../domain/case/decision';
import { faceState } from '../../domain/real-name/face-state';
import type { FacePurpose, FaceRow } from '../../domain/real-name/read-proofs';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { purposeTexts } from './face-link';
import { faceNotices } from './notices';

interface Result {
  readonly passed: boolean;
  readonly reason: string;
  /** The time until which the proof counts; without it the link's own. */
  readonly expiresAt?: Date;
}

/** Stores the end of a check that is still open. The same result for a second time changes nothing. */
async function end(db: Queryable, which: SQL, { passed, reason, ...rest }: Result): Promise<FaceRow | undefined> {
  const changes = passed
    ? { state: 'SUCCESS', reason: '', ...rest }
    : { state: 'FAILED', reason, failures: sql`${faceCheck.failures} + 1`, ...rest };
  const sources = faceState.sources(passed ? 'passed' : 'failed');
  const [row] = await db
    .update(faceCheck)
    .set(changes)
    .where(and(which, inArray(faceCheck.state, sources)))
    .returning();
  return row;
}

const unlike = '人脸与证件照片不一致';

/** The provider's result. Answers the company whose check it ended. */
export async function endByProvider(
  db: Queryable,
  dispatchId: string,
  { outcome, reason }: { readonly outcome: 'passed' | 'failed'; readonly reason: string },
): Promise<string | null> {
  const passed = outcome === 'passed';
  const row = await end(db, eq(faceCheck.dispatchId, dispatchId), { passed, reason: reason || unlike });
  return row?.compCode ?? null;
}

/** A photo proves the person for so long after the reviewer has accepted it. */
const photoCountsMs = 86_400_000;

/** The reviewer's decision about a photo. The photo is removed: nobody needs it any more. */
export async function decideFace(
  db: Queryable,
  faceId: string,
  { outcome, reason }: Decision,
  now: Date,
): Promise<void> {
  const passed = outcome === 'approve';
  const expiresAt = new Date(now.getTime() + photoCountsMs);
  const row = await end(db, eq(faceCheck.faceId, faceId), { passed, reason: reason || unlike, expiresAt });
  if (!row) return;
  if (row.photoToken !== null) {
    await db.update(faceCheck).set({ photoToken: null }).where(eq(faceCheck.faceId, faceId));
    await db.delete(storedFile).where(eq(storedFile.fileToken, row.photoToken));
  }
  const purpose = row.purpose as FacePurpose;
  const page = purpose === 'registration' ? '/register/verification' : '/center/crm/employee/changeAdmin';
  const said = { act: purposeTexts[purpose], reason: row.reason, page };
  await notifyCompany(db, passed ? faceNotices.accepted : faceNotices.refused, { compCode: row.compCode }, said, now);
}
