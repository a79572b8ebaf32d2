import { gzipSync } from 'node:zlib';
import { type AssetBytes, audienceOf, type CatalogRelease } from '@portal/releases';
import type { ReleasesPort } from '../releases-port';
import { hashListOf } from '../selection/hash-list';
import { type ServedFile, servedFile, sizeOf } from './served-file';

/** All files of one release by their address, in memory. */
export interface ReleaseFiles {
  /** The same by path, as they were published. */
  readonly contents: ReadonlyMap<string, AssetBytes>;
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly size: number;
}

export async function loadReleaseFiles(
  releases: Pick<ReleasesPort, 'readAssets'>,
  { id, record }: CatalogRelease,
  common: Record<string, string>,
): Promise<ReleaseFiles> {
  const contents = await releases.readAssets(id);
  const staffOnly = audienceOf(record) === 'staff';
  const files = new Map<string, ServedFile>();
  let size = 0;
  for (const { path, sha384, type } of record.assets) {
    const bytes = contents.get(path);
    if (!bytes) throw new Error(`${record.package}@${record.build}: the database holds no ${path}`);
    const file = servedFile({ tag: sha384.slice(0, 32), type, staffOnly, ...bytes }, common);
    files.set(`/assets/${record.package}/${record.build}/${path}`, file);
    size += sizeOf(file);
  }
  const { address, text, sha384 } = hashListOf(record);
  const plain = Buffer.from(text);
  const list = servedFile(
    { tag: sha384.slice(0, 32), type: 'application/json', identity: plain, gzip: gzipSync(plain), staffOnly },
    common,
  );
  files.set(address, list);
  return { contents, files, size: size + sizeOf(list) };
}
