import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltPackage, buildPackage } from '@portal/build/build-package';
import { type Database, openDatabase } from '@portal/database';
import { blob, pointer, release } from '@portal/database/schema/releases';
import { tenant, tenantHost } from '@portal/database/schema/tenants';
import { hostFolder, remoteFolder, slots } from '../pages/variants/sources';

/** A tenant is at most this far behind the newest build of a package. */
const newestBuilds = 10;
const rowsPerInsert = 40;

export const hostNameOf = (index: number) => `t${index}.bench.localhost`;

function* inParts<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += rowsPerInsert) yield rows.slice(at, at + rowsPerInsert);
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : null);

async function storeFiles({ db }: Database, { record, directory }: BuiltPackage): Promise<void> {
  const rows = record.assets.map(({ path, sha384 }) => {
    const file = join(directory, path);
    return { sha384, identity: readFileSync(file), brotli: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) };
  });
  for (const part of inParts(rows)) await db.insert(blob).values(part).onConflictDoNothing();
}

/**
 * Stores this many builds of one package, with the same files under different names. Returns their ids, the newest
 * last.
 */
async function storeReleases({ db }: Database, { record }: BuiltPackage, count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, index) => {
    const build = `${record.build}-${index}`;
    const { package: name, version } = record;
    return { package: name, version, build, record: { ...record, build }, publishedBy: 'bench' };
  });
  const ids: number[] = [];
  for (const part of inParts(rows)) {
    const stored = await db.insert(release).values(part).returning({ id: release.id });
    ids.push(...stored.map(({ id }) => id));
  }
  const files = record.assets.map(({ path, sha384 }) => ({ path, sha384 }));
  const [first, last] = [ids[0], ids.at(-1)];
  await db.execute(`insert into release_asset (release_id, path, sha384)
    select id, file->>'path', file->>'sha384'
    from generate_series(${first}, ${last}) id, jsonb_array_elements($files$${JSON.stringify(files)}$files$::jsonb) file`);
  return ids;
}

async function storeTenants({ db }: Database, count: number, idsBySlot: ReadonlyMap<string, number[]>): Promise<void> {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const brands = indexes.map((index) => ({
    code: `t${index}`,
    isDefault: index === 0,
    platformName: `供应链金融服务平台 ${index}`,
    themeColor: '#D83651',
    backgroundTitle: '让每一笔真实贸易，都能获得信任',
    backgroundContent: '连接核心企业、供应商与资金方，应收账款在线确权、流转与融资。',
  }));
  const hosts = indexes.map((index) => ({ hostName: hostNameOf(index), tenantCode: `t${index}` }));
  const pointers = indexes.flatMap((index) =>
    [...idsBySlot].map(([slot, ids]) => {
      const newest = ids.slice(-newestBuilds - 1);
      const at = 1 + (index % (newest.length - 1));
      return { tenantCode: `t${index}`, slot, releaseId: newest[at] ?? 0, lastGoodId: newest[at - 1] ?? null };
    }),
  );
  for (const part of inParts(brands)) await db.insert(tenant).values(part);
  for (const part of inParts(hosts)) await db.insert(tenantHost).values(part);
  for (const part of inParts(pointers)) await db.insert(pointer).values(part);
}

/** Fills a database like that of a busy platform: many tenants and many releases, of which the newest are in use. */
export async function fillDatabase(url: string, tenants: number, releases: number): Promise<BuiltPackage> {
  const database = await openDatabase({ url });
  try {
    const folders = new Map([['host', hostFolder], ...slots.map((slot) => [slot, remoteFolder(slot)] as const)]);
    const idsBySlot = new Map<string, number[]>();
    const perPackage = Math.max(2, Math.round(releases / folders.size));
    let host: BuiltPackage | undefined;
    for (const [slot, folder] of folders) {
      const built = await buildPackage(folder);
      host ??= built;
      await storeFiles(database, built);
      idsBySlot.set(slot, await storeReleases(database, built, perPackage));
    }
    await storeTenants(database, tenants, idsBySlot);
    if (!host) throw new Error('no host was built');
    return host;
  } finally {
    await database.close();
  }
}
