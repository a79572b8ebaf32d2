import { gzipSync } from 'node:zlib';
import {
  type AssetBytes,
  addressesOf,
  audienceOf,
  type CatalogRelease,
  hashListOf,
  lastingNamesOf,
} from '@portal/releases';
import type { ReleasesPort } from '../releases-port';
import { type ServedFile, servedFile, sizeOf } from './served-file';

/** All files of one release by their address, in memory. */
export interface ReleaseFiles {
  /** The same by path, as they were published. */
  readonly contents: ReadonlyMap<string, AssetBytes>;
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly size: number;
}

export async function loadReleaseFiles(
  releases: Pick<ReleasesPort, 'readAssets' | 'readDifferences'>,
  { id, record }: CatalogRelease,
  common: Record<string, string>,
): Promise<ReleaseFiles> {
  const [contents, differences] = await Promise.all([releases.readAssets(id), releases.readDifferences(id)]);
  const staffOnly = audienceOf(record) === 'staff';
  const names = lastingNamesOf(record);
  const files = new Map<string, ServedFile>();
  const add = (path: string, sha384: string, type: string, bytes: AssetBytes) => {
    const name = names.get(path);
    const addresses = name && addressesOf(record, name);
    const tag = sha384.slice(0, 32);
    const contents = { tag, type, staffOnly, addresses, differences: differences.get(sha384), ...bytes };
    files.set(`/assets/${record.package}/${record.build}/${path}`, servedFile(contents, common));
  };
  for (const { path, sha384, type } of record.assets) {
    const bytes = contents.get(path);
    if (!bytes) throw new Error(`${record.package}@${record.build}: the database holds no ${path}`);
    add(path, sha384, type, bytes);
  }
  const list = hashListOf(record);
  const text = Buffer.from(list.text);
  add(list.path, list.sha384, 'application/json', { identity: text, gzip: gzipSync(text) });
  const size = [...files.values()].reduce((sum, file) => sum + sizeOf(file), 0);
  return { contents, files, size };
}
