import type { Database } from '@portal/database';
import {
  type ErrorFrame,
  type ErrorStanding,
  releaseError,
  releaseErrorSeen,
} from '@portal/database/schema/release-errors';
import { and, arrayContains, desc, eq, exists, inArray, isNull, type SQL } from 'drizzle-orm';
import { NotThere } from '../refusal';
import type { SeenRow } from './gathered-errors';
import { grouped } from './grouped';

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
  /** The innermost first. */
  frames: readonly ErrorFrame[];
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

function described(error: typeof releaseError.$inferSelect, rows: readonly SeenRow[]): ListedError {
  const releases = releasesOf(rows);
  const byTime = rows.toSorted((one, other) => other.lastSeen.getTime() - one.lastSeen.getTime());
  const all = (list: 'kinds' | 'pages' | 'browsers' | 'numbers') =>
    unique(byTime.flatMap((row) => row[list].toReversed()));
  return {
    ...error,
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

/** Errors of releases in browsers, the last seen first. */
export async function listErrors({ db }: Database, query: ErrorQuery): Promise<ListedError[]> {
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
  return errors.map((error) => described(error, ofErrors.get(error.fingerprint) ?? []));
}

export interface ErrorDecision {
  fingerprint: string;
  /** Only if it is this package's; null: whosever it is. */
  package: string | null;
  standing: ErrorStanding | 'open';
  by: string;
}

/** Mutes or resolves an error, or opens it again. */
export async function decideError({ db }: Database, decision: ErrorDecision): Promise<void> {
  const { fingerprint, package: own, standing, by } = decision;
  const decided =
    standing === 'open'
      ? { standing: null, standingBy: null, standingAt: null }
      : { standing, standingBy: by, standingAt: new Date() };
  const changed = await db
    .update(releaseError)
    .set(decided)
    .where(and(eq(releaseError.fingerprint, fingerprint), own === null ? undefined : eq(releaseError.package, own)))
    .returning({ fingerprint: releaseError.fingerprint });
  if (changed.length === 0) throw new NotThere('error', fingerprint);
}
