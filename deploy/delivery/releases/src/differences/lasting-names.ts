import type { ReleaseRecord } from '@portal/release-record';
import { hashListOf } from '../hash-list';

/** The hash that a build writes into the name of a file: `entry.5703d925bf38.js`. */
const contentHash = /\.[0-9a-f]{12}(?=\.[a-z0-9]+$)/;

/** Other characters could mean something in a pattern of addresses. */
const plain = /^[A-Za-z0-9._/-]+$/;

/**
 * The files of a release that a browser may load, by path, with the name that they keep from release to release:
 * `entry.*.js` of `entry.5703d925bf38.js`. A later file with the same name is most likely a later version of it. If two
 * files would have one name, neither has it.
 */
export function lastingNamesOf(record: ReleaseRecord): ReadonlyMap<string, string> {
  const server = record.kind === 'remote' ? record.server : undefined;
  const paths = record.assets.map(({ path }) => path).filter((path) => path !== server && plain.test(path));
  const named = [...paths, hashListOf(record).path].map((path) => [path, path.replace(contentHash, '.*')] as const);
  const times = new Map<string, number>();
  for (const [, name] of named) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(named.filter(([, name]) => times.get(name) === 1));
}

/** The addresses at which every release has its own version of the file, as a pattern of the header `Use-As-Dictionary`. */
export function addressesOf({ package: packageName }: ReleaseRecord, lastingName: string): string {
  return `/assets/${packageName}/*/${lastingName}`;
}
