import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { ReleaseRecord } from '@portal/release-record';
import { hashListAddress } from '@portal/shared/boot-document';

const loadedByAddress = /\.(?:js|css)$/;

/** Every script and style sheet of a release, with absolute path and `integrity`. */
export function hashesOf({ package: name, build, assets }: ReleaseRecord): [string, string][] {
  return assets
    .filter(({ path }) => loadedByAddress.test(path))
    .map(({ path, sha384 }) => [`/assets/${name}/${build}/${path}`, `sha384-${sha384}`]);
}

/**
 * The same as a file of the release. A document names the hash of this list and thereby vouches for all files in it.
 */
export function hashListOf(record: ReleaseRecord) {
  const text = JSON.stringify(Object.fromEntries(hashesOf(record)));
  const sha384 = createHash('sha384').update(text).digest('base64');
  const address = hashListAddress(record);
  return { address, path: posix.basename(address), text, sha384, integrity: `sha384-${sha384}` };
}
