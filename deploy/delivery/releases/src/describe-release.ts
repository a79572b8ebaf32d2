import type { Database } from '@portal/database';
import { overrideGrant, release } from '@portal/database/schema/releases';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Standing } from './catalog';
import { type ReleaseVerdict, verdictOn } from './ended-releases';
import { linksOf } from './override-grants';
import { buildName, slotOf } from './release-name';
import { placesOf, type SlotUse } from './set-standing';
import { catalogReleaseOf } from './stored-release';

/** Everything that is known of a published release. */
export interface DescribedRelease {
  package: string;
  version: string;
  build: string;
  slot: string;
  publishedBy: string;
  publishedAt: Date;
  commit: string | null;
  author: string | null;
  note: string | null;
  standing: Standing | null;
  /** Where and why it was ended as a canary by itself, the last time. */
  verdict: ReleaseVerdict | null;
  /** When its files were removed; null: they are there. */
  bytesRemovedAt: Date | null;
  /** The compressed scripts for browsers, and those of the package's release before; null where that is not known. */
  scripts: { bytes: number | null; before: { build: string; bytes: number | null } | null };
  /** The provided modules that it takes from the host. */
  modules: { request: string; range: string }[];
  pages: { path: string; title: string; permission: boolean }[];
  runs: SlotUse[];
  /** Links of QA that are in force. */
  links: number;
}

export async function describeRelease(database: Database, id: number): Promise<DescribedRelease> {
  const { db } = database;
  const [row] = await db.select().from(release).where(eq(release.id, id));
  if (!row) throw new Error(`there is no release ${id}`);
  const { record, package: packageName, version, build } = row;
  const [before] = await db
    .select({ build: release.build, bytes: release.scriptBytes })
    .from(release)
    .where(and(eq(release.package, packageName), lt(release.id, id)))
    .orderBy(desc(release.id))
    .limit(1);
  const [links] = await db.select({ n: count() }).from(overrideGrant).where(linksOf(packageName, build));
  const { publishedBy, publishedAt, commit, author, note, scriptBytes } = row;
  return {
    package: packageName,
    version,
    build,
    slot: slotOf(record),
    publishedBy,
    publishedAt,
    commit,
    author,
    note,
    standing: catalogReleaseOf(row).standing ?? null,
    verdict: (await verdictOn(db, buildName(row))) ?? null,
    bytesRemovedAt: row.bytesRemovedAt,
    scripts: { bytes: scriptBytes, before: before ?? null },
    modules: record.kind === 'remote' ? record.needs.map(({ request, range }) => ({ request, range })) : [],
    pages: record.pages.map(({ path, title, permission }) => ({ path, title, permission })),
    runs: await placesOf(db, id),
    links: links?.n ?? 0,
  };
}
