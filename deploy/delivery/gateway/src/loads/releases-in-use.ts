import type { ReleaseRecord } from '@portal/release-record';
import type { CatalogPointer } from '@portal/releases';

type Build = Pick<ReleaseRecord, 'package' | 'build'>;

/** The releases that a slot's customers get now: its own, a canary, and the one before. */
export function releasesInUse({ release, canary, lastGood }: CatalogPointer): ReleaseRecord[] {
  return [release, canary?.release, lastGood].flatMap((one) => one?.record ?? []);
}

/** Returns whether the slot's customers get this release now. */
export const isInUse = (pointer: CatalogPointer, { package: packageName, build }: Build): boolean =>
  releasesInUse(pointer).some((one) => one.package === packageName && one.build === build);
