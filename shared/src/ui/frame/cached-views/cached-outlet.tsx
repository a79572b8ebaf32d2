import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useMatches, useOutlet } from 'react-router';
import type { RouteMeta } from '../../../boot/route-meta';
import { type CachedView, isCachedView } from '../../../codes/cached-views';
import { cachedViewEpoch, onCachedViewsCleared } from './cached-view-epoch';
import { KeptView } from './kept-view';

function useCacheKey(): CachedView | null {
  const name = (useMatches().at(-1)?.handle as RouteMeta | undefined)?.cacheKey;
  return name !== undefined && isCachedView(name) ? name : null;
}

/**
 * An `<Outlet>` that keeps the list views of the spec as they were left: filters, page, scroll, selection. A route is
 * kept when its `handle.cacheKey` is one of the eight names.
 */
export function CachedOutlet() {
  const epoch = useSyncExternalStore(onCachedViewsCleared, cachedViewEpoch, cachedViewEpoch);
  // A new epoch is a new component: everything kept goes with the old one.
  return <KeptOutlet key={epoch} />;
}

function KeptOutlet(): ReactNode {
  const outlet = useOutlet();
  const active = useCacheKey();
  const [visited, setVisited] = useState<readonly CachedView[]>([]);
  if (active && !visited.includes(active)) setVisited([...visited, active]);
  return (
    <>
      {visited.map((name) => (
        <KeptView key={name} active={name === active} outlet={outlet} />
      ))}
      {!active && outlet}
    </>
  );
}
