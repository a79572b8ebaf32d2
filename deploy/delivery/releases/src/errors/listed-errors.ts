import type { Database } from '@portal/database';
import { type ErrorStanding, releaseError, releaseErrorSeen } from '@portal/database/schema/release-errors';
import { and, arrayContains, desc, eq, exists, inArray, isNull, type SQL } from 'drizzle-orm';
import type { SeenRow } from './gathered-errors';
import { grouped } from './grouped';
import { type ShownPlace, shownPlaces } from './shown-places';

/** A standing that can be asked for: what was decided, or nothing yet. */
export type AskedStanding = ErrorStanding | 'open' | 'all';

export interface ErrorQuery {
  /** The owner. */
  package?: string | undefined;
  slot?: string | undefined;
  /** Only errors that were seen in this release. */
  release?: { package: string; build: string } | undefined;
  tenant?: string | undefined;
  /** The number of a failure card, in whatever case. */
  number?: string | undefined;
  fingerprint?: string | undefined;
  standing: AskedStanding;
  limit: number;
  /** Only what was seen at these tenants; undefined: at all. */
  among?: readonly string[] | undefined;
}

export interface ListedError {
  fingerprint: string;
  slot: string;
  package: string;
  class: string;
  /** The innermost first. A list shows no lines: whoever wants them opens the error, which the audit notes. */
  frames: readonly ShownPlace[];
  standing: ErrorStanding | null;
  standingBy: string | null;
  standingAt: Date | null;
  firstSeen: Date;
  lastSeen: Date;
  reports: number;
  /** As many were counted: 200 at most of a release at a tenant. */
  visitors: number;
  kinds: string[];
  pages: string[];
  browsers: string[];
  /** The last numbers of failure cards. */
  numbers: string[];
  tenants: string[];
  /** Where it was seen, the earliest first. */
  releases: { release: string; firstSeen: Date; lastSeen: Date; reports: number }[];
  /** The only release that has it; null: several have. */
  newIn: string | null;
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const earliest = (rows: readonly Pick<SeenRow, 'firstSeen'>[]) =>
  new Date(Math.min(...rows.map(({ firstSeen }) => firstSeen.getTime())));
const latest = (rows: readonly Pick<SeenRow, 'lastSeen'>[]) =>
  new Date(Math.max(...rows.map(({ lastSeen }) => lastSeen.getTime())));
const sum = (rows: readonly Pick<SeenRow, 'reports'>[]) => rows.reduce((all, { reports }) => all + reports, 0);

function releasesOf(rows: readonly SeenRow[]): ListedError['releases'] {
  const ofReleases = grouped(rows, (row) => `${row.package}@${row.build}`);
  return [...ofReleases]
    .map(([release, own]) => ({ release, firstSeen: earliest(own), lastSeen: latest(own), reports: sum(own) }))
    .sort((one, other) => one.firstSeen.getTime() - other.firstSeen.getTime());
}

export type StoredError = typeof releaseError.$inferSelect;

function described(error: StoredError, rows: readonly SeenRow[]): Omit<ListedError, 'frames'> {
  const releases = releasesOf(rows);
  const byTime = rows.toSorted((one, other) => other.lastSeen.getTime() - one.lastSeen.getTime());
  const all = (list: 'kinds' | 'pages' | 'browsers' | 'numbers') =>
    unique(byTime.flatMap((row) => row[list].toReversed()));
  const { fingerprint, slot, package: owner, class: name, standing, standingBy, standingAt } = error;
  return {
    ...{ fingerprint, slot, package: owner, class: name, standing, standingBy, standingAt },
    firstSeen: earliest(rows),
    lastSeen: latest(rows),
    reports: sum(rows),
    visitors: unique(rows.flatMap(({ visitors }) => visitors)).length,
    ...{ kinds: all('kinds'), pages: all('pages'), browsers: all('browsers'), numbers: all('numbers') },
    tenants: unique(byTime.map(({ tenantCode }) => tenantCode)),
    releases,
    newIn: releases.length === 1 ? (releases[0]?.release ?? null) : null,
  };
}

function standingIs(standing: AskedStanding): SQL | undefined {
  if (standing === 'all') return undefined;
  return standing === 'open' ? isNull(releaseError.standing) : eq(releaseError.standing, standing);
}

/** An error with its places as they are stored. */
export interface FoundError extends Omit<ListedError, 'frames'> {
  frames: StoredError['frames'];
}

/** Finds errors with everything that is known of them, the last seen first. */
export async function findErrors({ db }: Database, query: ErrorQuery): Promise<FoundError[]> {
  const { release, tenant, number, among } = query;
  const isHere = and(
    eq(releaseErrorSeen.fingerprint, releaseError.fingerprint),
    among && inArray(releaseErrorSeen.tenantCode, [...among]),
    tenant === undefined ? undefined : eq(releaseErrorSeen.tenantCode, tenant),
    release && and(eq(releaseErrorSeen.package, release.package), eq(releaseErrorSeen.build, release.build)),
    number === undefined ? undefined : arrayContains(releaseErrorSeen.numbers, [number.toUpperCase()]),
  );
  const errors = await db
    .select()
    .from(releaseError)
    .where(
      and(
        query.package === undefined ? undefined : eq(releaseError.package, query.package),
        query.slot === undefined ? undefined : eq(releaseError.slot, query.slot),
        query.fingerprint === undefined ? undefined : eq(releaseError.fingerprint, query.fingerprint),
        standingIs(query.standing),
        exists(db.select().from(releaseErrorSeen).where(isHere)),
      ),
    )
    .orderBy(desc(releaseError.lastSeen), releaseError.fingerprint)
    .limit(query.limit);
  const rows = await db
    .select()
    .from(releaseErrorSeen)
    .where(
      and(
        inArray(
          releaseErrorSeen.fingerprint,
          errors.map(({ fingerprint }) => fingerprint),
        ),
        among && inArray(releaseErrorSeen.tenantCode, [...among]),
        tenant === undefined ? undefined : eq(releaseErrorSeen.tenantCode, tenant),
      ),
    );
  const ofErrors = grouped(rows, ({ fingerprint }) => fingerprint);
  return errors.map((error) => ({
    ...described(error, ofErrors.get(error.fingerprint) ?? []),
    frames: error.frames,
  }));
}

/** Errors of releases in browsers, the last seen first, without the lines of their places. */
export async function listErrors(database: Database, query: ErrorQuery): Promise<ListedError[]> {
  const found = await findErrors(database, query);
  const sight = { package: query.package, lines: false };
  return found.map((error) => ({ ...error, frames: shownPlaces(error.frames, sight) }));
}
