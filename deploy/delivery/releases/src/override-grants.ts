import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '@portal/database';
import { overrideGrant, releaseAudit } from '@portal/database/schema/releases';
import type { RemoteRecord } from '@portal/release-record';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { runFault } from './may-run';
import { ReleaseRefused } from './refusal';
import { findRelease, lockReleases, noteUsed } from './stored-release';

/** An override swaps a remote in one browser; a standalone grant opens the harness with one build there. */
export type GrantKind = 'override' | 'standalone';

export interface NewOverrideGrant {
  kind: GrantKind;
  tenant: string;
  slot: string;
  package: string;
  build: string;
  /** Null means a published build, from the portal itself. */
  origin: string | null;
  /** The remote of a developer's server as it declared itself. */
  record?: RemoteRecord | null;
  /** The page to which the link leads; null or left out: the first page. */
  path?: string | null;
  expiresAt: Date;
  by: string;
}

export interface ListedOverrideGrant extends Omit<NewOverrideGrant, 'by' | 'record' | 'path'> {
  id: string;
  path: string | null;
  createdBy: string;
  createdAt: Date;
  openedAt: Date | null;
  revokedAt: Date | null;
}

export interface OverrideGrantQuery {
  /** Only links of these tenants; left away: all links. */
  among?: readonly string[] | undefined;
  package?: string | undefined;
}

/** An expired grant can still be looked up for this long. The audit keeps it longer. */
const forgottenAfter = sql`interval '30 days'`;
const maxListed = 200;

type GrantRow = typeof overrideGrant.$inferSelect;

/** The grants that were not revoked and have not expired. */
const inForce = () => and(isNull(overrideGrant.revokedAt), gt(overrideGrant.expiresAt, new Date()));

/** The links in force of a published build. */
export const linksOf = (packageName: string, build: string) =>
  and(eq(overrideGrant.package, packageName), eq(overrideGrant.build, build), isNull(overrideGrant.origin), inForce());

async function record(transaction: Queryable, grant: GrantRow, act: 'create' | 'open' | 'revoke', who: string) {
  const { id, kind, tenantCode, slot, package: packageName, build, origin, path, expiresAt } = grant;
  await transaction.insert(releaseAudit).values({
    who,
    action: `${kind}-${act}`,
    tenantCode,
    slot,
    toBuild: `${packageName}@${build}`,
    detail: { grant: id, origin, ...(path ? { path } : {}), until: expiresAt.toISOString() },
  });
}

/** Refuses a build that nobody may run anew. It stays locked, so that nobody blocks it in the meantime. */
async function checkPublished(transaction: Queryable, wanted: NewOverrideGrant): Promise<void> {
  const known = await findRelease(transaction, wanted.package, wanted.build);
  const [release] = known ? (await lockReleases(transaction, [known.id])).values() : [];
  const fault = release && runFault(release);
  if (fault) throw new ReleaseRefused([fault]);
  if (release) await noteUsed(transaction, [release.id]);
}

/** Returns the grant's number, which the signed link names. */
export function createOverrideGrant(database: Database, wanted: NewOverrideGrant): Promise<string> {
  const { tenant: tenantCode, by, ...rest } = wanted;
  // It has no `-` at its start, since a command line would read that as an option.
  const id = randomBytes(12).toString('hex');
  return database.db.transaction(async (transaction) => {
    if (rest.origin === null) await checkPublished(transaction, wanted);
    await transaction.delete(overrideGrant).where(lt(overrideGrant.expiresAt, sql`now() - ${forgottenAfter}`));
    const [made] = await transaction
      .insert(overrideGrant)
      .values({ ...rest, id, tenantCode, createdBy: by })
      .returning();
    if (!made) throw new Error('the grant was not stored');
    await record(transaction, made, 'create', by);
    return id;
  });
}

/**
 * Uses a link up. Returns undefined if it was used before, was revoked or has expired. If two people open it at once,
 * one wins.
 */
export function openOverrideGrant(database: Database, id: string): Promise<ListedOverrideGrant | undefined> {
  return database.db.transaction(async (transaction) => {
    const [opened] = await transaction
      .update(overrideGrant)
      .set({ openedAt: new Date() })
      .where(and(eq(overrideGrant.id, id), isNull(overrideGrant.openedAt), inForce()))
      .returning();
    if (opened) await record(transaction, opened, 'open', 'QA');
    return opened && listed(opened);
  });
}

function listed({ tenantCode, revokedBy: _revokedBy, record: _record, ...row }: GrantRow): ListedOverrideGrant {
  return { ...row, tenant: tenantCode };
}

/** A grant with the remote that it is for, if that comes from a developer's server. */
export interface FoundOverrideGrant extends ListedOverrideGrant {
  record: RemoteRecord | null;
}

export async function findOverrideGrant(database: Database, id: string): Promise<FoundOverrideGrant | undefined> {
  const [found] = await database.db.select().from(overrideGrant).where(eq(overrideGrant.id, id));
  return found && { ...listed(found), record: found.record };
}

const asked = ({ among, package: packageName }: OverrideGrantQuery) =>
  and(
    among === undefined ? undefined : inArray(overrideGrant.tenantCode, [...among]),
    packageName === undefined ? undefined : eq(overrideGrant.package, packageName),
  );

/** The grants that are not over, newest first. */
export async function listOverrideGrants(
  database: Database,
  query: OverrideGrantQuery,
): Promise<ListedOverrideGrant[]> {
  const rows = await database.db
    .select()
    .from(overrideGrant)
    .where(and(gt(overrideGrant.expiresAt, new Date()), asked(query)))
    .orderBy(desc(overrideGrant.createdAt))
    .limit(maxListed);
  return rows.map(listed);
}

/**
 * Revokes a grant: it works nowhere from now on, even in a browser that opened it. Returns false if the query finds no
 * grant in force.
 */
export function revokeOverrideGrant(
  database: Database,
  id: string,
  by: string,
  query: OverrideGrantQuery,
): Promise<boolean> {
  return database.db.transaction(async (transaction) => {
    const [revoked] = await transaction
      .update(overrideGrant)
      .set({ revokedAt: new Date(), revokedBy: by })
      .where(and(eq(overrideGrant.id, id), inForce(), asked(query)))
      .returning();
    if (revoked) await record(transaction, revoked, 'revoke', by);
    return revoked !== undefined;
  });
}

/** The links of a release that were revoked with it, and those that go on in a browser. */
export interface BrokenOff {
  revoked: number;
  held: number;
}

/** Revokes the links of a release that nobody has opened yet, and with `opened` the others too. */
export async function breakOffGrants(
  transaction: Queryable,
  wanted: { package: string; build: string; opened: boolean; by: string },
): Promise<BrokenOff> {
  const links = linksOf(wanted.package, wanted.build);
  const revoked = await transaction
    .update(overrideGrant)
    .set({ revokedAt: new Date(), revokedBy: wanted.by })
    .where(wanted.opened ? links : and(links, isNull(overrideGrant.openedAt)))
    .returning();
  for (const grant of revoked) await record(transaction, grant, 'revoke', wanted.by);
  const held = await transaction
    .select({ id: overrideGrant.id })
    .from(overrideGrant)
    .where(and(links, isNotNull(overrideGrant.openedAt)));
  return { revoked: revoked.length, held: held.length };
}
