import type { ReleaseRecord } from '@portal/release-record';
import type { CatalogPointer } from '@portal/releases';

type Build = Pick<ReleaseRecord, 'package' | 'build'>;

/** The releases that a slot's customers get now: its own, a canary, and the one before. */
export function releasesInUse({ release, canary, lastGood }: CatalogPointer): ReleaseRecord[] {
  return [release, canary?.release, lastGood].flatMap((one) => one?.record ?? []);
}

/** The release of this build, if the slot's customers get it now. */
export const usedRelease = (
  pointer: CatalogPointer,
  { package: packageName, build }: Build,
): ReleaseRecord | undefined =>
  releasesInUse(pointer).find((one) => one.package === packageName && one.build === build);

/** Returns whether the slot's customers get this release now. */
export const isInUse = (pointer: CatalogPointer, release: Build): boolean =>
  usedRelease(pointer, release) !== undefined;
