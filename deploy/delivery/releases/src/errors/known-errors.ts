import type { Database } from '@portal/database';
import type { ErrorFrame } from '@portal/database/schema/release-errors';
import { fingerprintOf, isLasting, platformOwner, unknownOwner } from './fingerprint';
import { originalPlaces } from './original-places';
import type { PageError } from './page-error';

/** An error with the places in its sources. */
interface Placed {
  readonly error: PageError;
  readonly frames: readonly ErrorFrame[];
}

/** An error of a page with what it is known by. */
export interface KnownError extends Placed {
  readonly fingerprint: string;
  /** The slot and package whose error it is. */
  readonly owner: { readonly slot: string; readonly package: string };
  /** It is the same error in the next build. */
  readonly isLasting: boolean;
}

/** The kinds of which the browser knows the part of the page where it happened. */
const knownByPlace: readonly PageError['kind'][] = ['render', 'load'];

/** A source of the host's for its own pages. */
const hostsOwn = /^src\/(?!federation\/)/;

/**
 * Returns whether the host alone is named, and of it only what works for all parts: packages, and the code that loads and
 * watches remotes. Then it is somebody else's error as likely as the host's.
 */
function isAnybodys({ error: { slot, kind }, frames }: Placed): boolean {
  if (slot !== 'host' || knownByPlace.includes(kind) || frames.length === 0) return false;
  return frames.every(({ original, file }) => original && !hostsOwn.test(file));
}

function ownerOf(placed: Placed) {
  const { unknown, kind, slot, package: name } = placed.error;
  if (kind === 'call' && slot === 'host') return platformOwner;
  return unknown || isAnybodys(placed) ? unknownOwner : { slot, package: name };
}

/** Finds the places of errors in the sources, whose they are, and their fingerprints. */
export async function knownErrors(database: Database, errors: readonly PageError[]): Promise<KnownError[]> {
  const placeOf = await originalPlaces(
    database,
    errors.flatMap(({ frames }) => frames),
  );
  return errors.map((error) => {
    const frames = error.frames.map(placeOf);
    const owner = ownerOf({ error, frames });
    const circumstances = [error.kind, error.page ?? ''];
    const identified = { class: error.class, owner: owner.package, frames, circumstances };
    return { error, owner, frames, fingerprint: fingerprintOf(identified), isLasting: isLasting(identified) };
  });
}
