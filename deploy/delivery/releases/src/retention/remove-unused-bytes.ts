import type { Database, Queryable } from '@portal/database';
import { blob, release, releaseAsset, releaseAudit } from '@portal/database/schema/releases';
import { and, asc, eq, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { removeDifferences } from '../differences/stored-differences';
import { removeMaps } from '../stored-maps';
import { takeRemovalTurn, whileNobodyPublishes } from './bytes-lock';

/** A release that lost its files. */
export interface RemovedBytes {
  release: string;
  files: number;
  /** Of the files that no other release has, and of the release's source maps. */
  bytes: number;
}

const day = 24 * 3_600_000;
/** A release that nobody has run for so long loses its files. */
const unusedFor = 90 * day;
const who = '定期清理';

const before = (now: Date, time: number) => new Date(now.getTime() - time);

/** Whether somebody runs the release, falls back to it, or has it by a link of QA. */
function isInUse(now: Date): SQL {
  return sql`(
    exists (select from pointer p where ${release.id} in (p.release_id, p.last_good_id, p.canary_id))
    or exists (select from override_grant g
      where g.package = ${release.package} and g.build = ${release.build} and g.origin is null
        and g.revoked_at is null and g.expires_at > ${now.toISOString()}::timestamptz))`;
}

/** Notes once a day which releases are in use. A release that somebody changes at this moment is noted there. */
async function noteUse({ db }: Database, now: Date): Promise<void> {
  const used = db
    .select({ id: release.id })
    .from(release)
    .where(and(lt(release.usedAt, before(now, day)), isInUse(now)))
    .for('no key update', { skipLocked: true });
  await db.update(release).set({ usedAt: now }).where(inArray(release.id, used));
}

/** The longest unused release that still has its files, locked. */
async function nextUnused(transaction: Queryable, now: Date) {
  const since = before(now, unusedFor);
  const [found] = await transaction
    .select({ id: release.id, package: release.package, build: release.build })
    .from(release)
    .where(
      and(
        isNull(release.bytesRemovedAt),
        lt(release.usedAt, since),
        lt(release.publishedAt, since),
        sql`not ${isInUse(now)}`,
      ),
    )
    .orderBy(asc(release.usedAt), asc(release.id))
    .limit(1)
    .for('no key update');
  return found;
}

/** Somebody may have begun to run it before it was locked. */
async function isStillUnused(transaction: Queryable, id: number, now: Date): Promise<boolean> {
  const [unused] = await transaction
    .select({ id: release.id })
    .from(release)
    .where(and(eq(release.id, id), sql`not ${isInUse(now)}`));
  return unused !== undefined;
}

async function removeFiles(transaction: Queryable, id: number): Promise<{ files: number; bytes: number }> {
  const freed = await transaction
    .delete(releaseAsset)
    .where(eq(releaseAsset.releaseId, id))
    .returning({ sha384: releaseAsset.sha384 });
  const shas = [...new Set(freed.map(({ sha384 }) => sha384))];
  if (shas.length === 0) return { files: 0, bytes: 0 };
  const kept = transaction.select().from(releaseAsset).where(eq(releaseAsset.sha384, blob.sha384));
  const removed = await transaction
    .delete(blob)
    .where(and(inArray(blob.sha384, shas), notExists(kept)))
    .returning({
      bytes: sql`octet_length(${blob.identity}) + coalesce(octet_length(${blob.brotli}), 0)
        + coalesce(octet_length(${blob.gzip}), 0)`.mapWith(Number),
    });
  return { files: removed.length, bytes: removed.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Removes the files of one release; undefined if there is none left, or another gateway is at it. */
function removeNext(database: Database, now: Date): Promise<RemovedBytes | 'used' | undefined> {
  return database.db.transaction(async (transaction) => {
    if (!(await takeRemovalTurn(transaction))) return undefined;
    await whileNobodyPublishes(transaction);
    const unused = await nextUnused(transaction, now);
    if (!unused) return undefined;
    const { id } = unused;
    if (!(await isStillUnused(transaction, id, now))) {
      await transaction.update(release).set({ usedAt: now }).where(eq(release.id, id));
      return 'used';
    }
    await removeDifferences(transaction, id);
    const mapBytes = await removeMaps(transaction, id);
    const { files, bytes: fileBytes } = await removeFiles(transaction, id);
    const bytes = fileBytes + mapBytes;
    await transaction
      .update(release)
      .set({ bytesRemovedAt: now, newBytes: sql`greatest(${release.newBytes} - ${bytes}, 0)` })
      .where(eq(release.id, id));
    const name = `${unused.package}@${unused.build}`;
    await transaction
      .insert(releaseAudit)
      .values({ who, action: 'release-bytes-removed', fromBuild: name, detail: { files, bytes } });
    return { release: name, files, bytes };
  });
}

/**
 * Removes the files of releases that nobody has run for 90 days. The record stays, and a publication of the same build
 * brings the files back. Any number of gateways may call it: the database lets one at a time.
 */
export async function removeUnusedBytes(database: Database, now = new Date()): Promise<RemovedBytes[]> {
  await noteUse(database, now);
  const removed: RemovedBytes[] = [];
  for (let next = await removeNext(database, now); next; next = await removeNext(database, now))
    if (next !== 'used') removed.push(next);
  return removed;
}
