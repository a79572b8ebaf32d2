import type { Catalog, CatalogPointer, CatalogRelease } from '@portal/releases';

export type Need = 'assigned' | 'canary' | 'last good';

export interface NeededRelease {
  readonly release: CatalogRelease;
  readonly need: Need;
}

/** Each release that documents may name, once, in the order in which it is missed: pure. */
export function neededReleases({ tenants }: Catalog): NeededRelease[] {
  const pointers = tenants.flatMap((tenant) => tenant.pointers);
  const needs: readonly [Need, (pointer: CatalogPointer) => CatalogRelease | null | undefined][] = [
    ['assigned', ({ release }) => release],
    ['canary', ({ canary }) => canary?.release],
    ['last good', ({ lastGood }) => lastGood],
  ];
  const needed = new Map<number, NeededRelease>();
  for (const [need, releaseOf] of needs)
    for (const release of pointers.map(releaseOf))
      if (release && !needed.has(release.id)) needed.set(release.id, { release, need });
  return [...needed.values()];
}

/**
 * The catalog as far as it can be served: pure. As in a browser, the last good release takes the place of one that
 * cannot be had; a slot without either runs nothing.
 */
export function servablePart(catalog: Catalog, isWhole: (release: CatalogRelease) => boolean): Catalog {
  const wholeOrNull = (release: CatalogRelease | null) => (release && isWhole(release) ? release : null);
  const servable = (pointer: CatalogPointer): CatalogPointer[] => {
    const lastGood = wholeOrNull(pointer.lastGood);
    const release = wholeOrNull(pointer.release) ?? lastGood;
    const canary = pointer.canary && isWhole(pointer.canary.release) ? pointer.canary : null;
    return release ? [{ ...pointer, release, lastGood, canary }] : [];
  };
  return {
    ...catalog,
    tenants: catalog.tenants.map((tenant) => ({
      ...tenant,
      pointers: tenant.pointers.flatMap(servable),
      // A page with another release in some slot is not made from the tenant's last change.
      ...(tenant.pointers.every(({ release }) => isWhole(release)) ? {} : { changeSet: 0 }),
    })),
  };
}
