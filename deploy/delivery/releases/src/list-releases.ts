import type { Database } from '@portal/database';
import { release } from '@portal/database/schema/releases';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { CatalogRelease, Standing } from './catalog';
import { catalogColumns, catalogReleaseOf } from './stored-release';

export interface ListedRelease {
  package: string;
  version: string;
  build: string;
  kind: string;
  slot: string;
  publishedBy: string;
  publishedAt: Date;
  /** Null: everybody may run it. */
  standing: Standing['name'] | null;
  /** Null: its files are there. */
  bytesRemovedAt: Date | null;
}

/** The slot in which a release belongs. */
const slotColumn = sql<string>`coalesce(${release.record} ->> 'slot', 'host')`;

/** Published releases, newest first. */
export function listReleases(
  database: Database,
  { package: packageName, limit }: { package?: string | undefined; limit: number },
): Promise<ListedRelease[]> {
  return database.db
    .select({
      package: release.package,
      version: release.version,
      build: release.build,
      kind: sql<string>`${release.record} ->> 'kind'`,
      slot: slotColumn,
      publishedBy: release.publishedBy,
      publishedAt: release.publishedAt,
      standing: release.standing,
      bytesRemovedAt: release.bytesRemovedAt,
    })
    .from(release)
    .where(packageName === undefined ? undefined : eq(release.package, packageName))
    .orderBy(desc(release.id))
    .limit(limit);
}

/** Whether some published release belongs in a slot of this name. */
export async function isSlotKnown(database: Database, slot: string): Promise<boolean> {
  const found = await database.db.select({ id: release.id }).from(release).where(eq(slotColumn, slot)).limit(1);
  return found.length > 0;
}

/** The release of that build, or the newest one of that version. */
export async function findNamedRelease(
  database: Database,
  packageName: string,
  buildOrVersion: string,
): Promise<CatalogRelease | undefined> {
  const [found] = await database.db
    .select(catalogColumns)
    .from(release)
    .where(
      and(eq(release.package, packageName), or(eq(release.build, buildOrVersion), eq(release.version, buildOrVersion))),
    )
    .orderBy(desc(sql`${release.build} = ${buildOrVersion}`), desc(release.id))
    .limit(1);
  return found && catalogReleaseOf(found);
}
