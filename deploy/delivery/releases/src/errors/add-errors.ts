import type { Database, Queryable } from '@portal/database';
import { maxErrorDays, releaseError, releaseErrorSeen } from '@portal/database/schema/release-errors';
import { crashes } from '@portal/shared/open-page';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { rowKey, type SeenRow, withReport } from './gathered-errors';
import { type KnownError, knownErrors } from './known-errors';
import type { PageError } from './page-error';
import { Room } from './room';
import { type Telling, tellNewErrors } from './tell-new-errors';

const day = 24 * 3_600_000;

/** Gateways add one after another, because they count what is there. */
async function whileNobodyAdds(transaction: Queryable): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('errors of releases', 0))`);
}

const thrown: readonly string[] = crashes;

/** The release that brings the error: something that it throws, and that can be found again in the next build. */
const newInOf = ({ error: { package: name, build, kind }, isLasting }: KnownError) =>
  isLasting && thrown.includes(kind) ? `${name}@${build}` : null;

async function storeError(transaction: Queryable, known: KnownError): Promise<void> {
  const { error, fingerprint, owner, frames } = known;
  const { class: name, at } = error;
  const seen = { firstSeen: at, lastSeen: at, newIn: newInOf(known) };
  const row = { fingerprint, ...owner, class: name, frames, ...seen };
  await transaction.insert(releaseError).values(row).onConflictDoNothing();
}

/** A resolved error is open again when a release has it that did not have it before. */
async function reopen(transaction: Queryable, known: KnownError): Promise<void> {
  const { fingerprint } = known;
  await transaction
    .update(releaseError)
    .set({ standing: null, standingBy: null, standingAt: null, newIn: newInOf(known), toldAt: null })
    .where(and(eq(releaseError.fingerprint, fingerprint), eq(releaseError.standing, 'resolved')));
}

async function storeRow(transaction: Queryable, row: SeenRow): Promise<void> {
  const { fingerprint, tenantCode, package: name, build, firstSeen: _, ...set } = row;
  const target = [
    releaseErrorSeen.fingerprint,
    releaseErrorSeen.tenantCode,
    releaseErrorSeen.package,
    releaseErrorSeen.build,
  ];
  await transaction.insert(releaseErrorSeen).values(row).onConflictDoUpdate({ target, set });
  await transaction
    .update(releaseError)
    .set({ lastSeen: sql`greatest(${releaseError.lastSeen}, ${row.lastSeen.toISOString()}::timestamptz)` })
    .where(eq(releaseError.fingerprint, fingerprint));
}

/**
 * Stores errors of visitors' pages under their fingerprints, and tells of those that a release brought. Errors for which
 * there is no room are lost. Returns those that were kept.
 */
export async function addErrors(
  database: Database,
  errors: readonly PageError[],
  telling: Telling = {},
): Promise<KnownError[]> {
  if (errors.length === 0) return [];
  const known = await knownErrors(database, errors);
  const fingerprints = [...new Set(known.map(({ fingerprint }) => fingerprint))];
  return database.db.transaction(async (transaction) => {
    await whileNobodyAdds(transaction);
    const stored = await transaction
      .select()
      .from(releaseErrorSeen)
      .where(inArray(releaseErrorSeen.fingerprint, fingerprints));
    const rows = new Map(stored.map((row) => [rowKey(row), row]));
    const seen = new Set(stored.map(({ fingerprint }) => fingerprint));
    const inRelease = new Set(stored.map((row) => `${row.fingerprint} ${row.package}@${row.build}`));
    const room = new Room(database, transaction, fingerprints);
    const kept: KnownError[] = [];
    const changed = new Set<string>();
    for (const one of known) {
      const { error, fingerprint } = one;
      const place = `${fingerprint} ${error.package}@${error.build}`;
      if (!inRelease.has(place)) {
        const isNew = !seen.has(fingerprint);
        if (!(await room.takes({ fingerprint, error, isNew }))) continue;
        if (isNew) await storeError(transaction, one);
        else await reopen(transaction, one);
        seen.add(fingerprint);
        inRelease.add(place);
      }
      const key = rowKey({ ...error, fingerprint, tenantCode: error.tenant });
      rows.set(key, withReport(rows.get(key), fingerprint, error));
      changed.add(key);
      kept.push(one);
    }
    for (const key of changed) {
      const row = rows.get(key);
      if (row) await storeRow(transaction, row);
    }
    await tellNewErrors(transaction, [...new Set(kept.map(({ fingerprint }) => fingerprint))], telling);
    return kept;
  });
}

/** Deletes the errors that nobody has seen for so many days. */
export async function forgetOldErrors(
  { db }: Database,
  { days = maxErrorDays, now = new Date() }: { days?: number | undefined; now?: Date } = {},
): Promise<void> {
  const old = new Date(now.getTime() - days * day);
  await db.delete(releaseErrorSeen).where(lt(releaseErrorSeen.lastSeen, old));
  await db.delete(releaseError).where(lt(releaseError.lastSeen, old));
}
