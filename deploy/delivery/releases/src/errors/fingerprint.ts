import { createHash } from 'node:crypto';
import type { ErrorFrame } from '@portal/database/schema/release-errors';

/** What makes two errors the same: pure. */

/** The places that count. Those below depend on the way to the code. */
const telling = 3;
const length = 12;

/** The owner of an error of which nobody knows whose it is. No package has this name, so no team's token sees it. */
export const unknownOwner = { slot: 'unknown', package: '' } as const;

/** The owner of a call to the platform that failed. It is no package either. */
export const platformOwner = { slot: 'platform', package: '' } as const;

export interface Identified {
  readonly class: string;
  /** The package whose error it is. */
  readonly owner: string;
  readonly frames: readonly ErrorFrame[];
  /** What is told of an error without a place: its kind and its page. */
  readonly circumstances: readonly string[];
}

/** The places that count: the first ones of the owner's own, without any the first ones of whoever. */
function tellingPlaces({ owner, frames }: Identified): readonly ErrorFrame[] {
  const own = frames.filter((frame) => frame.package === owner);
  return (own.length > 0 ? own : frames).slice(0, telling);
}

/** Returns whether the fingerprint outlives a build. A place in a built file moves with each one. */
export const isLasting = (error: Identified): boolean => tellingPlaces(error).every(({ original }) => original);

/**
 * The fingerprint of an error: its class, its owner and the first lines of the owner's sources. It stays the same when
 * the host, or another file, is built anew. Without a line of the owner's own, the first lines of whoever count, and
 * without any line the circumstances.
 */
export function fingerprintOf(error: Identified): string {
  const { class: name, owner, circumstances } = error;
  const places = tellingPlaces(error).map(({ package: packageName, file, line, column, original }) =>
    // Everything stands in one line of a built file.
    [packageName, file, line, ...(original ? [] : [column])].join(':'),
  );
  return createHash('sha256')
    .update([name, owner, ...(places.length > 0 ? places : circumstances)].join('\n'))
    .digest('hex')
    .slice(0, length);
}
