import type { Queryable } from '@portal/database';
import { release } from '@portal/database/schema/releases';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CatalogRelease, Standing } from './catalog';

/** The columns of which a release of the catalog is made. */
export const catalogColumns = {
  id: release.id,
  record: release.record,
  standing: release.standing,
  standingReason: release.standingReason,
  standingBy: release.standingBy,
  standingAt: release.standingAt,
  bytesRemovedAt: release.bytesRemovedAt,
};

type CatalogRow = Pick<typeof release.$inferSelect, keyof typeof catalogColumns>;

function standingOf({ standing, standingReason, standingBy, standingAt }: CatalogRow): Standing | null {
  if (!standing || !standingAt) return null;
  return { name: standing, reason: standingReason ?? '', by: standingBy ?? '', at: standingAt };
}

export function catalogReleaseOf(row: CatalogRow): CatalogRelease {
  return { id: row.id, record: row.record, standing: standingOf(row), bytesRemovedAt: row.bytesRemovedAt };
}

export async function releasesById(
  queryable: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CatalogRelease>> {
  if (ids.length === 0) return new Map();
  const rows = await queryable
    .select(catalogColumns)
    .from(release)
    .where(inArray(release.id, [...ids]));
  return new Map(rows.map((row) => [row.id, catalogReleaseOf(row)]));
}

/**
 * The same, locked until the transaction ends: nobody blocks one of them in the meantime. Everybody uses one order, so
 * that two transactions never wait for each other.
 */
export async function lockReleases(
  transaction: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CatalogRelease>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .select(catalogColumns)
    .from(release)
    .where(inArray(release.id, [...ids]))
    .orderBy(asc(release.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, catalogReleaseOf(row)]));
}

/** Notes that these releases ran until now, or run from now on. They are locked already. */
export async function noteUsed(transaction: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(release)
    .set({ usedAt: new Date() })
    .where(inArray(release.id, [...ids]));
}

/** Finds any release that was ever published. */
export async function findRelease(
  queryable: Queryable,
  packageName: string,
  build: string,
): Promise<CatalogRelease | undefined> {
  const [found] = await queryable
    .select(catalogColumns)
    .from(release)
    .where(and(eq(release.package, packageName), eq(release.build, build)));
  return found && catalogReleaseOf(found);
}
