import type { Database, Queryable } from '@portal/database';
import { release, releaseMap } from '@portal/database/schema/releases';
import { type ScriptMap, unpackMap } from '@portal/release-record/script-map';
import { and, eq, sql } from 'drizzle-orm';

/** The driver sends an insert as one message. */
const rowsPerInsert = 40;

/** Stores the maps that are missing. Returns the number of their bytes. */
export async function storeMaps(
  transaction: Queryable,
  releaseId: number,
  maps: ReadonlyMap<string, Buffer>,
): Promise<number> {
  const rows = [...maps].map(([path, bytes]) => ({ releaseId, path, bytes }));
  let newBytes = 0;
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    const stored = await transaction
      .insert(releaseMap)
      .values(rows.slice(start, start + rowsPerInsert))
      .onConflictDoNothing()
      .returning({ path: releaseMap.path });
    for (const { path } of stored) newBytes += maps.get(path)?.length ?? 0;
  }
  return newBytes;
}

/** Returns the number of bytes that are free now. */
export async function removeMaps(transaction: Queryable, releaseId: number): Promise<number> {
  const removed = await transaction
    .delete(releaseMap)
    .where(eq(releaseMap.releaseId, releaseId))
    .returning({ bytes: sql`octet_length(${releaseMap.bytes})`.mapWith(Number) });
  return removed.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The map of a script; undefined if its release came without one. */
export async function readMap(
  { db }: Database,
  packageName: string,
  build: string,
  path: string,
): Promise<ScriptMap | undefined> {
  const [found] = await db
    .select({ bytes: releaseMap.bytes })
    .from(releaseMap)
    .innerJoin(release, eq(release.id, releaseMap.releaseId))
    .where(and(eq(release.package, packageName), eq(release.build, build), eq(releaseMap.path, path)));
  return found && unpackMap(found.bytes);
}
