import type { Queryable } from '@portal/database';
import { contentVersion } from '@portal/database/schema/platform';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { ContentFiles } from './content-file';
import { packFiles, unpackFiles } from './packed-files';

/** So many of a tenant's versions can be had again. */
const kept = 50;

export interface StoredVersion {
  /** 0: nothing was pushed yet. */
  readonly version: number;
  readonly files: ContentFiles;
}

export async function latestVersion(db: Queryable, tenant: string): Promise<StoredVersion> {
  const [row] = await db
    .select()
    .from(contentVersion)
    .where(eq(contentVersion.tenant, tenant))
    .orderBy(desc(contentVersion.version))
    .limit(1);
  return row ? { version: row.version, files: await unpackFiles(row.files) } : { version: 0, files: {} };
}

export async function findVersion(db: Queryable, tenant: string, version: number): Promise<ContentFiles | undefined> {
  const [row] = await db
    .select({ files: contentVersion.files })
    .from(contentVersion)
    .where(and(eq(contentVersion.tenant, tenant), eq(contentVersion.version, version)));
  return row && unpackFiles(row.files);
}

export async function listVersions(db: Queryable, tenant: string) {
  const { version, pushedBy, pushedAt, note } = contentVersion;
  const rows = await db
    .select({ version, by: pushedBy, at: pushedAt, note })
    .from(contentVersion)
    .where(eq(contentVersion.tenant, tenant))
    .orderBy(desc(version));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

interface NewVersion {
  readonly tenant: string;
  readonly version: number;
  readonly files: ContentFiles;
  readonly by: string;
  readonly note: string;
}

/** Keeps a version, and forgets those that are too old. */
export async function keepVersion(db: Queryable, { files, by, ...made }: NewVersion, at: Date): Promise<void> {
  const bytes = await packFiles(files);
  await db.insert(contentVersion).values({ ...made, pushedBy: by, pushedAt: at, files: bytes });
  await db
    .delete(contentVersion)
    .where(and(eq(contentVersion.tenant, made.tenant), lte(contentVersion.version, made.version - kept)));
}
