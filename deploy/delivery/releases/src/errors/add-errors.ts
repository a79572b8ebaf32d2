import type { Database, Queryable } from '@portal/database';
import { type ErrorFrame, releaseError, releaseErrorSeen } from '@portal/database/schema/release-errors';
import type { CrashKind } from '@portal/shared/open-page';
import { and, count, eq, inArray, lt, sql } from 'drizzle-orm';
import { fingerprintOf, unknownOwner } from './fingerprint';
import { rowKey, type SeenRow, withReport } from './gathered-errors';
import { originalPlaces } from './original-places';
import type { PageError } from './page-error';

/** The most errors that are kept in all, and of one release. Reports that somebody invents cannot fill more. */
export const maxErrors = { inAll: 10_000, ofRelease: 500 } as const;
/** An error is forgotten when nobody has seen it for so long. */
const keptFor = 30 * 24 * 3_600_000;

/** An error with the places in its sources. */
interface Placed {
  readonly error: PageError;
  readonly frames: readonly ErrorFrame[];
}

/** An error with what it is known by. */
interface Known extends Placed {
  readonly fingerprint: string;
}

/** The kinds of which the browser knows the part of the page where it happened. */
const knownByPlace: readonly CrashKind[] = ['render', 'load'];

/** A source of the host's for its own pages. */
const hostsOwn = /^src\/(?!federation\/)/;

/**
 * Returns whether the host alone is named, and of it only what works for all parts: packages, and the code that loads and
 * watches remotes. Then it is somebody else's error as likely as the host's.
 */
function isAnybodys({ error: { slot, kind }, frames }: Placed): boolean {
  if (slot !== 'host' || knownByPlace.includes(kind) || frames.length === 0) return false;
  return frames.every(({ original, file }) => original && !hostsOwn.test(file));
}

function ownerOf(placed: Placed) {
  const { unknown, slot, package: name } = placed.error;
  return unknown || isAnybodys(placed) ? unknownOwner : { slot, package: name };
}

async function identified(database: Database, errors: readonly PageError[]): Promise<Known[]> {
  const placeOf = await originalPlaces(
    database,
    errors.flatMap(({ frames }) => frames),
  );
  return errors.map((error) => {
    const frames = error.frames.map(placeOf);
    const owner = ownerOf({ error, frames }).package;
    const circumstances = [error.kind, error.page ?? ''];
    const fingerprint = fingerprintOf({ class: error.class, owner, frames, circumstances });
    return { error, fingerprint, frames };
  });
}

/** Gateways add one after another, because they count what is there. */
async function whileNobodyAdds(transaction: Queryable): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('errors of releases', 0))`);
}

/** The room for errors that are not there yet. */
class Room {
  readonly #transaction: Queryable;
  readonly #ofRelease = new Map<string, number>();
  #inAll: number | undefined;

  constructor(transaction: Queryable) {
    this.#transaction = transaction;
  }

  async #countAll(): Promise<number> {
    const [found] = await this.#transaction.select({ errors: count() }).from(releaseError);
    return found?.errors ?? 0;
  }

  async #countOf({ package: name, build }: PageError): Promise<number> {
    const [found] = await this.#transaction
      .select({ errors: sql`count(distinct ${releaseErrorSeen.fingerprint})`.mapWith(Number) })
      .from(releaseErrorSeen)
      .where(and(eq(releaseErrorSeen.package, name), eq(releaseErrorSeen.build, build)));
    return found?.errors ?? 0;
  }

  /** Takes a place in the release, and one in all for an error that was never seen. False: there is none. */
  async takes(error: PageError, isNew: boolean): Promise<boolean> {
    this.#inAll ??= await this.#countAll();
    const release = `${error.package}@${error.build}`;
    const ofRelease = this.#ofRelease.get(release) ?? (await this.#countOf(error));
    const fits = ofRelease < maxErrors.ofRelease && (!isNew || this.#inAll < maxErrors.inAll);
    this.#ofRelease.set(release, fits ? ofRelease + 1 : ofRelease);
    if (fits && isNew) this.#inAll += 1;
    return fits;
  }
}

async function storeError(transaction: Queryable, { error, fingerprint, frames }: Known): Promise<void> {
  const { class: name, at } = error;
  const row = { fingerprint, ...ownerOf({ error, frames }), class: name, frames, firstSeen: at, lastSeen: at };
  await transaction.insert(releaseError).values(row).onConflictDoNothing();
}

/** A resolved error is open again when a release has it that did not have it before. */
async function reopen(transaction: Queryable, fingerprint: string): Promise<void> {
  await transaction
    .update(releaseError)
    .set({ standing: null, standingBy: null, standingAt: null })
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

/** Stores errors of visitors' pages under their fingerprints. Errors for which there is no room are lost. */
export async function addErrors(database: Database, errors: readonly PageError[]): Promise<void> {
  if (errors.length === 0) return;
  const known = await identified(database, errors);
  const fingerprints = [...new Set(known.map(({ fingerprint }) => fingerprint))];
  await database.db.transaction(async (transaction) => {
    await whileNobodyAdds(transaction);
    const stored = await transaction
      .select()
      .from(releaseErrorSeen)
      .where(inArray(releaseErrorSeen.fingerprint, fingerprints));
    const rows = new Map(stored.map((row) => [rowKey(row), row]));
    const seen = new Set(stored.map(({ fingerprint }) => fingerprint));
    const inRelease = new Set(stored.map((row) => `${row.fingerprint} ${row.package}@${row.build}`));
    const room = new Room(transaction);
    const changed = new Set<string>();
    for (const one of known) {
      const { error, fingerprint } = one;
      const place = `${fingerprint} ${error.package}@${error.build}`;
      if (!inRelease.has(place)) {
        const isNew = !seen.has(fingerprint);
        if (!(await room.takes(error, isNew))) continue;
        if (isNew) await storeError(transaction, one);
        else await reopen(transaction, fingerprint);
        seen.add(fingerprint);
        inRelease.add(place);
      }
      const key = rowKey({ ...error, fingerprint, tenantCode: error.tenant });
      rows.set(key, withReport(rows.get(key), fingerprint, error));
      changed.add(key);
    }
    for (const key of changed) {
      const row = rows.get(key);
      if (row) await storeRow(transaction, row);
    }
  });
}

/** Deletes the errors that nobody has seen for 30 days. */
export async function forgetOldErrors({ db }: Database, now = new Date()): Promise<void> {
  const old = new Date(now.getTime() - keptFor);
  await db.delete(releaseErrorSeen).where(lt(releaseErrorSeen.lastSeen, old));
  await db.delete(releaseError).where(lt(releaseError.lastSeen, old));
}
