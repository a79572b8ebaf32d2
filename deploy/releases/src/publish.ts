import type { ReleaseRecord } from '@portal/build/release-record';
import type { Database } from '@portal/database';
import { blob, release, releaseAsset, releaseAudit } from '@portal/database/schema/releases';
import { and, eq } from 'drizzle-orm';
import type { AssetBytes } from './catalog';
import { encodingFaults } from './check-encodings';
import { fileFaults } from './gate/check-files';
import { releaseFaults } from './gate/gate';
import { ReleaseRefused } from './refusal';

export interface Publication {
  record: ReleaseRecord;
  /** Every file of the record, by its path. */
  files: ReadonlyMap<string, AssetBytes>;
  by: string;
}

/** How many files go into one insert: the driver sends them as one message. */
const filesPerInsert = 40;

function sameFiles(one: ReleaseRecord, other: ReleaseRecord): boolean {
  const digest = (record: ReleaseRecord) =>
    record.assets
      .map(({ path, sha384 }) => `${path} ${sha384}`)
      .sort()
      .join();
  return digest(one) === digest(other);
}

/**
 * Stores a release in one transaction: all of it or nothing. The same build a second time changes nothing; the same
 * build with other bytes is refused, since a build's files never change.
 */
export async function publish(
  database: Database,
  { record, files, by }: Publication,
): Promise<{ created: boolean; releaseId: number }> {
  const faults = [...releaseFaults(record), ...fileFaults(record, files), ...(await encodingFaults(files))];
  if (faults.length > 0) throw new ReleaseRefused(faults);
  const { package: packageName, version, build } = record;
  return database.db.transaction(async (transaction) => {
    const known = async () => {
      const [before] = await transaction
        .select({ id: release.id, record: release.record })
        .from(release)
        .where(and(eq(release.package, packageName), eq(release.build, build)));
      if (before && !sameFiles(before.record, record))
        throw new ReleaseRefused([`构建 ${packageName}@${build} 已发布过，但文件不同：请重新构建以得到新的构建号。`]);
      return before && { created: false, releaseId: before.id };
    };
    const before = await known();
    if (before) return before;
    const rows = record.assets.flatMap(({ path, sha384 }) => {
      const file = files.get(path);
      return file ? [{ sha384, identity: file.identity, brotli: file.brotli ?? null, gzip: file.gzip ?? null }] : [];
    });
    // One order for everybody, so that two publications with common files never wait for each other.
    rows.sort((one, other) => (one.sha384 < other.sha384 ? -1 : 1));
    for (let start = 0; start < rows.length; start += filesPerInsert)
      await transaction
        .insert(blob)
        .values(rows.slice(start, start + filesPerInsert))
        .onConflictDoNothing();
    const [stored] = await transaction
      .insert(release)
      .values({ package: packageName, version, build, record, publishedBy: by })
      .onConflictDoNothing()
      .returning({ id: release.id });
    if (!stored) {
      // Somebody else published the same build in the meantime.
      const other = await known();
      if (other) return other;
      throw new Error(`${packageName}@${build} was not stored`);
    }
    await transaction
      .insert(releaseAsset)
      .values(record.assets.map(({ path, sha384 }) => ({ releaseId: stored.id, path, sha384 })));
    await transaction.insert(releaseAudit).values({ who: by, action: 'publish', toBuild: `${packageName}@${build}` });
    return { created: true, releaseId: stored.id };
  });
}
