import { gzipSync } from 'node:zlib';
import type { Database } from '@portal/database';
import { blob, release, releaseAsset } from '@portal/database/schema/releases';
import type { ReleaseRecord } from '@portal/release-record';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { AssetBytes } from '../catalog';
import { hashListOf } from '../hash-list';
import { type Content, type Difference, differenceSince } from './difference';
import { lastingNamesOf } from './lasting-names';

/** A browser has the release that it saw last. */
const releasesBack = 3;

interface Earlier {
  id: number;
  record: ReleaseRecord;
}

/** The releases of the package that browsers are most likely to have: those that most slots run, then the latest. */
function earlierReleases({ db }: Database, { package: packageName, build }: ReleaseRecord): Promise<Earlier[]> {
  const slots = sql`(select count(*) from pointer p where ${release.id} in (p.release_id, p.canary_id))`;
  return db
    .select({ id: release.id, record: release.record })
    .from(release)
    .where(and(eq(release.package, packageName), ne(release.build, build), isNull(release.bytesRemovedAt)))
    .orderBy(desc(slots), desc(release.publishedAt), desc(release.id))
    .limit(releasesBack);
}

/** The contents of an earlier release by the names that they keep, as far as the newer one has these names. */
async function contentsByName({ db }: Database, { id, record }: Earlier, wanted: ReadonlySet<string>) {
  const names = new Map([...lastingNamesOf(record)].filter(([, name]) => wanted.has(name)));
  const rows = await db
    .select({ path: releaseAsset.path, identity: blob.identity })
    .from(releaseAsset)
    .innerJoin(blob, eq(releaseAsset.sha384, blob.sha384))
    .where(and(eq(releaseAsset.releaseId, id), inArray(releaseAsset.path, [...names.keys()])));
  const list = hashListOf(record);
  const contents = [...rows, { path: list.path, identity: Buffer.from(list.text) }];
  return new Map(contents.map(({ path, identity }) => [names.get(path), identity]));
}

function contentsOf(record: ReleaseRecord, files: ReadonlyMap<string, AssetBytes>): Map<string, Content> {
  const list = hashListOf(record);
  const text = Buffer.from(list.text);
  const contents = new Map<string, Content>([
    [list.path, { sha384: list.sha384, identity: text, travels: gzipSync(text).length }],
  ]);
  for (const { path, sha384 } of record.assets) {
    const file = files.get(path);
    if (file) contents.set(path, { sha384, identity: file.identity, travels: (file.brotli ?? file.identity).length });
  }
  return contents;
}

/**
 * The files of a new release as what changed since the earlier releases. One after the other, so that a publication
 * takes one thread and not all of them.
 */
export async function differencesToEarlier(
  database: Database,
  record: ReleaseRecord,
  files: ReadonlyMap<string, AssetBytes>,
): Promise<Difference[]> {
  const names = lastingNamesOf(record);
  const contents = contentsOf(record, files);
  const found = new Map<string, Difference>();
  for (const earlier of await earlierReleases(database, record)) {
    const before = await contentsByName(database, earlier, new Set(names.values()));
    for (const [path, name] of names) {
      const [since, content] = [before.get(name), contents.get(path)];
      const difference = since && content && (await differenceSince(since, content));
      if (difference) found.set(`${difference.sha384} ${difference.dictionary}`, difference);
    }
  }
  return [...found.values()];
}
