import type { Database, Queryable } from '@portal/database';
import { blob, release, releaseAsset, releaseAudit } from '@portal/database/schema/releases';
import type { ReleaseRecord } from '@portal/release-record';
import type { ReleaseSource } from '@portal/release-record/bundle';
import { say } from '@portal/release-record/sentence';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AssetBytes } from './catalog';
import { encodingFaults } from './check-encodings';
import { differencesToEarlier } from './differences/differences-to-earlier';
import { storeDifferences } from './differences/stored-differences';
import { fileFaults } from './gate/check-files';
import { mapFaults } from './gate/check-maps';
import { releaseFaults } from './gate/gate';
import { ReleaseRefused } from './refusal';
import { whileNobodyRemoves } from './retention/bytes-lock';
import { storeMaps } from './stored-maps';
import { QuotaKeeper } from './tokens/token-quota';

export interface Publication {
  record: ReleaseRecord;
  /** Every file of the record, by its path. */
  files: ReadonlyMap<string, AssetBytes>;
  /** The source maps of its scripts, packed. A build without maps is published, too. */
  maps?: ReadonlyMap<string, Buffer> | undefined;
  by: string;
  source?: ReleaseSource | undefined;
  /** The token whose quota counts. Without a token there is no quota. */
  tokenId?: number | undefined;
}

/** The number of files in one insert. The driver sends them as one message. */
const filesPerInsert = 40;

function sameFiles(one: ReleaseRecord, other: ReleaseRecord): boolean {
  const digest = (record: ReleaseRecord) =>
    record.assets
      .map(({ path, sha384 }) => `${path} ${sha384}`)
      .sort()
      .join();
  return digest(one) === digest(other);
}

function bytesOf({ identity, brotli, gzip }: AssetBytes): number {
  return identity.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);
}

/** The scripts that browsers may load, as they are sent. The script that draws pages stays with the gateway. */
function scriptBytesOf(record: ReleaseRecord, files: Publication['files']): number {
  const server = record.kind === 'remote' ? record.server : undefined;
  const scripts = record.assets.filter(({ path }) => path.endsWith('.js') && path !== server);
  return scripts.reduce((sum, { path }) => {
    const file = files.get(path);
    return sum + (file ? (file.brotli ?? file.identity).length : 0);
  }, 0);
}

/** Stores the files that are missing. Returns the number of their bytes. */
async function storeFiles(transaction: Queryable, { assets }: ReleaseRecord, files: Publication['files']) {
  const byHash = new Map<string, AssetBytes>();
  for (const { path, sha384 } of assets) {
    const file = files.get(path);
    if (file) byHash.set(sha384, file);
  }
  const rows = [...byHash].map(([sha384, { identity, brotli, gzip }]) => ({
    sha384,
    identity,
    brotli: brotli ?? null,
    gzip: gzip ?? null,
  }));
  // Everybody uses one order, so that two publications with common files never wait for each other.
  rows.sort((one, other) => (one.sha384 < other.sha384 ? -1 : 1));
  let newBytes = 0;
  for (let start = 0; start < rows.length; start += filesPerInsert) {
    const stored = await transaction
      .insert(blob)
      .values(rows.slice(start, start + filesPerInsert))
      .onConflictDoNothing()
      .returning({ sha384: blob.sha384 });
    for (const { sha384 } of stored) newBytes += bytesOf(byHash.get(sha384) ?? { identity: Buffer.alloc(0) });
  }
  return newBytes;
}

async function nameFiles(transaction: Queryable, releaseId: number, { assets }: ReleaseRecord): Promise<void> {
  await transaction.insert(releaseAsset).values(assets.map(({ path, sha384 }) => ({ releaseId, path, sha384 })));
}

async function isStored({ db }: Database, { package: packageName, build }: ReleaseRecord): Promise<boolean> {
  const [stored] = await db
    .select({ id: release.id })
    .from(release)
    .where(and(eq(release.package, packageName), eq(release.build, build), isNull(release.bytesRemovedAt)));
  return stored !== undefined;
}

/** A release whose files were removed has them again, and counts as published now. */
async function bringBack(
  transaction: Queryable,
  id: number,
  record: ReleaseRecord,
  published: Pick<typeof release.$inferInsert, 'publishedBy' | 'tokenId' | 'sentBytes' | 'newBytes'>,
): Promise<void> {
  const now = new Date();
  await nameFiles(transaction, id, record);
  await transaction
    .update(release)
    .set({ ...published, bytesRemovedAt: null, publishedAt: now, usedAt: now })
    .where(eq(release.id, id));
  await transaction.insert(releaseAudit).values({
    who: published.publishedBy,
    action: 'publish',
    toBuild: `${record.package}@${record.build}`,
    detail: { restored: true },
  });
}

/** Fills in what nobody has said of a known release so far. Somebody who publishes it again may know its commit. */
async function addSource(transaction: Queryable, id: number, source: ReleaseSource): Promise<void> {
  const { commit = null, author = null, note = null } = source;
  if (commit === null && note === null) return;
  await transaction
    .update(release)
    .set({
      commit: sql`coalesce(${release.commit}, ${commit})`,
      // The author belongs to the commit.
      author: sql`case when ${release.commit} is null then ${author} else ${release.author} end`,
      note: sql`coalesce(${release.note}, ${note})`,
    })
    .where(eq(release.id, id));
}

export interface Published {
  created: boolean;
  releaseId: number;
  /** The build was known, but its files had been removed. */
  restored?: true;
}

/**
 * Stores a release in one transaction, all of it or nothing. The same build a second time changes nothing. The same
 * build with other bytes is refused, since the files of a build never change.
 */
export async function publish(
  database: Database,
  { record, files, maps = new Map(), by, source = {}, tokenId }: Publication,
): Promise<Published> {
  const faults = [
    ...[...releaseFaults(record), ...fileFaults(record, files)],
    ...[...(await encodingFaults(files)), ...(await mapFaults(record, maps))],
  ];
  if (faults.length > 0) throw new ReleaseRefused(faults);
  const { package: packageName, version, build } = record;
  // Nobody should wait for the transaction while they are made.
  const differences = (await isStored(database, record)) ? [] : await differencesToEarlier(database, record, files);
  return database.db.transaction(async (transaction) => {
    await whileNobodyRemoves(transaction);
    const known = async () => {
      const [before] = await transaction
        .select({ id: release.id, record: release.record, bytesRemovedAt: release.bytesRemovedAt })
        .from(release)
        .where(and(eq(release.package, packageName), eq(release.build, build)))
        .for('no key update');
      if (before && !sameFiles(before.record, record))
        throw new ReleaseRefused([
          say(
            `构建 ${packageName}@${build} 已发布过，但文件不同：请重新构建以得到新的构建号。`,
            `${packageName}@${build} was published with other files: build again, for another build number.`,
          ),
        ]);
      return before;
    };
    const before = await known();
    if (before) await addSource(transaction, before.id, source);
    if (before && before.bytesRemovedAt === null) {
      // A portal from before maps were kept may have stored it.
      await storeMaps(transaction, before.id, maps);
      return { created: false, releaseId: before.id };
    }
    const recordBytes = Buffer.byteLength(JSON.stringify(record));
    const mapBytes = [...maps.values()].reduce((sum, { length }) => sum + length, 0);
    const sentBytes = [...files.values()].reduce((sum, file) => sum + bytesOf(file), recordBytes + mapBytes);
    const quota = tokenId === undefined ? undefined : await QuotaKeeper.open(transaction, tokenId, sentBytes);
    const newBytes = recordBytes + mapBytes + (await storeFiles(transaction, record, files));
    quota?.checkStored(newBytes);
    const published = { publishedBy: by, tokenId: tokenId ?? null, sentBytes, newBytes };
    if (before) {
      await bringBack(transaction, before.id, record, published);
      await storeDifferences(transaction, before.id, differences);
      await storeMaps(transaction, before.id, maps);
      return { created: false, releaseId: before.id, restored: true };
    }
    const [stored] = await transaction
      .insert(release)
      .values({
        ...{ package: packageName, version, build, record },
        ...published,
        commit: source.commit ?? null,
        author: source.author ?? null,
        note: source.note ?? null,
        scriptBytes: scriptBytesOf(record, files),
      })
      .onConflictDoNothing()
      .returning({ id: release.id });
    if (!stored) {
      // Somebody else published the same build in the meantime.
      const other = await known();
      if (other) return { created: false, releaseId: other.id };
      throw new Error(`${packageName}@${build} was not stored`);
    }
    await nameFiles(transaction, stored.id, record);
    await storeDifferences(transaction, stored.id, differences);
    await storeMaps(transaction, stored.id, maps);
    await transaction.insert(releaseAudit).values({ who: by, action: 'publish', toBuild: `${packageName}@${build}` });
    return { created: true, releaseId: stored.id };
  });
}
