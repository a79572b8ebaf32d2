import type { Database, Queryable } from '@portal/database';
import { releaseDifference } from '@portal/database/schema/releases';
import { eq } from 'drizzle-orm';
import type { Difference } from './difference';

/** The driver sends an insert as one message. */
const rowsPerInsert = 40;

export async function storeDifferences(transaction: Queryable, releaseId: number, differences: readonly Difference[]) {
  const rows = differences.map((difference) => ({ releaseId, ...difference }));
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await transaction
      .insert(releaseDifference)
      .values(rows.slice(start, start + rowsPerInsert))
      .onConflictDoNothing();
}

export async function removeDifferences(transaction: Queryable, releaseId: number): Promise<void> {
  await transaction.delete(releaseDifference).where(eq(releaseDifference.releaseId, releaseId));
}

/** The differences of a release, by the SHA-384 of the content that they give. */
export async function readDifferences(
  { db }: Database,
  releaseId: number,
): Promise<ReadonlyMap<string, readonly Difference[]>> {
  const rows = await db
    .select({
      sha384: releaseDifference.sha384,
      dictionary: releaseDifference.dictionary,
      bytes: releaseDifference.bytes,
    })
    .from(releaseDifference)
    .where(eq(releaseDifference.releaseId, releaseId));
  const found = new Map<string, Difference[]>();
  for (const row of rows) found.set(row.sha384, [...(found.get(row.sha384) ?? []), row]);
  return found;
}
