import type { Database, Queryable } from '@portal/database';
import { releaseError, releaseErrorSeen } from '@portal/database/schema/release-errors';
import { and, asc, count, eq, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PageError } from './page-error';

/** The most errors that are kept in all, and of one release. Reports that somebody invents cannot fill more. */
export const maxErrors = { inAll: 10_000, ofRelease: 500 } as const;
/** More room, for errors that a second network tells of: what some networks invent keeps no real error out. */
const moreForConfirmed = { inAll: 1_000, ofRelease: 100 } as const;
/** The most errors without room that are remembered until a second network tells of them. */
const maxWaiting = 20_000;
/** An error that one network alone told of gives its place to another after a day. */
const aloneFor = 24 * 3_600_000;
/** The most places that change hands in one round. */
const maxTaken = 100;

interface Wanted {
  readonly fingerprint: string;
  readonly error: PageError;
  /** It was never seen, in no release. */
  readonly isNew: boolean;
}

/** The network that told first of an error without room. */
const waiting = new WeakMap<Database, Map<string, string>>();

function waitingAt(database: Database): Map<string, string> {
  const known = waiting.get(database);
  if (known && known.size < maxWaiting) return known;
  const fresh = new Map<string, string>();
  waiting.set(database, fresh);
  return fresh;
}

const releaseOf = ({ package: name, build }: PageError) => `${name}@${build}`;
const isOfRelease = ({ package: name, build }: PageError): SQL | undefined =>
  and(eq(releaseErrorSeen.package, name), eq(releaseErrorSeen.build, build));

/** The room for errors that are not there yet. */
export class Room {
  readonly #transaction: Queryable;
  readonly #waiting: Map<string, string>;
  /** They are being added, so none of them gives its place. */
  readonly #added: readonly string[];
  readonly #ofRelease = new Map<string, number>();
  readonly #lone = new Map<string, string[]>();
  #inAll: number | undefined;

  constructor(database: Database, transaction: Queryable, added: readonly string[]) {
    this.#transaction = transaction;
    this.#added = added;
    this.#waiting = waitingAt(database);
  }

  /** Takes a place in the release, and one in all for an error that was never seen. False: there is none. */
  async takes(wanted: Wanted): Promise<boolean> {
    const { error, isNew } = wanted;
    const release = releaseOf(error);
    this.#inAll ??= await this.#countAll();
    if (!this.#ofRelease.has(release)) this.#ofRelease.set(release, await this.#countOf(error));
    if (!(await this.#hasRoom(wanted))) return false;
    this.#ofRelease.set(release, this.#inRelease(release) + 1);
    if (isNew) this.#inAll += 1;
    return true;
  }

  #inRelease(release: string): number {
    return this.#ofRelease.get(release) ?? 0;
  }

  /** Where there is too little room: the whole table, the release, or neither. */
  #full({ error, isNew }: Wanted, more = { inAll: 0, ofRelease: 0 }): 'release' | 'all' | undefined {
    if (this.#inRelease(releaseOf(error)) >= maxErrors.ofRelease + more.ofRelease) return 'release';
    return isNew && (this.#inAll ?? 0) >= maxErrors.inAll + more.inAll ? 'all' : undefined;
  }

  async #hasRoom(wanted: Wanted): Promise<boolean> {
    const full = this.#full(wanted);
    if (!full) return true;
    if (this.#isConfirmed(wanted) && !this.#full(wanted, moreForConfirmed)) return true;
    const { error } = wanted;
    if (!(await this.#takesFromLone(error, full))) return false;
    this.#inAll = (this.#inAll ?? 0) - 1;
    // The place may have been one of this release's in any case; counting too many only costs a place.
    if (full === 'release') this.#ofRelease.set(releaseOf(error), this.#inRelease(releaseOf(error)) - 1);
    return !this.#full(wanted);
  }

  async #countAll(): Promise<number> {
    const [found] = await this.#transaction.select({ errors: count() }).from(releaseError);
    return found?.errors ?? 0;
  }

  async #countOf(error: PageError): Promise<number> {
    const [found] = await this.#transaction
      .select({ errors: sql`count(distinct ${releaseErrorSeen.fingerprint})`.mapWith(Number) })
      .from(releaseErrorSeen)
      .where(isOfRelease(error));
    return found?.errors ?? 0;
  }

  #isConfirmed({ fingerprint, error }: Wanted): boolean {
    const key = `${fingerprint} ${releaseOf(error)}`;
    const first = this.#waiting.get(key);
    if (first === undefined) this.#waiting.set(key, error.network);
    return first !== undefined && first !== error.network;
  }

  /** Removes the oldest error that only one network told of, long enough ago, and that nobody decided about. */
  async #takesFromLone(error: PageError, full: 'release' | 'all'): Promise<boolean> {
    const where = full === 'release' ? releaseOf(error) : full;
    const lone = this.#lone.get(where) ?? (await this.#findLone(error, full));
    this.#lone.set(where, lone);
    for (let oldest = lone.shift(); oldest !== undefined; oldest = lone.shift()) {
      const gone = await this.#transaction
        .delete(releaseError)
        .where(eq(releaseError.fingerprint, oldest))
        .returning({ fingerprint: releaseError.fingerprint });
      if (gone.length > 0) return true;
    }
    return false;
  }

  /** A flood asks a thousand times in a round, so they are read once. */
  async #findLone(error: PageError, full: 'release' | 'all'): Promise<string[]> {
    const before = new Date(error.at.getTime() - aloneFor);
    const seenOnce = sql`(select count(*) from ${releaseErrorSeen} other
      where other.fingerprint = ${releaseErrorSeen.fingerprint}) = 1`;
    const found = await this.#transaction
      .select({ fingerprint: releaseErrorSeen.fingerprint })
      .from(releaseErrorSeen)
      .innerJoin(releaseError, eq(releaseError.fingerprint, releaseErrorSeen.fingerprint))
      .where(
        and(
          full === 'release' ? isOfRelease(error) : undefined,
          notInArray(releaseErrorSeen.fingerprint, [...this.#added]),
          lt(releaseErrorSeen.lastSeen, before),
          sql`cardinality(${releaseErrorSeen.networks}) = 1`,
          isNull(releaseError.standing),
          seenOnce,
        ),
      )
      .orderBy(asc(releaseErrorSeen.lastSeen))
      .limit(maxTaken);
    return found.map(({ fingerprint }) => fingerprint);
  }
}
