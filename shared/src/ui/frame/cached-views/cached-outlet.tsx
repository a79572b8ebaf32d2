import { type ReactNode, useState } from 'react';
import { useMatches, useOutlet } from 'react-router';
import type { RouteMeta } from '../../../boot/route-meta';
import { isCachedView } from '../../../codes/cached-views';
import { useCachedViewEpoch } from './cached-view-epoch';
import { KeptView } from './kept-view';

/** The name under which the routed view is kept; null if it is not kept. */
function useViewName(): string | null {
  const match = useMatches().at(-1);
  const { cacheKey, keepsView } = (match?.handle ?? {}) as RouteMeta;
  if (cacheKey !== undefined && isCachedView(cacheKey)) return cacheKey;
  return keepsView && match ? match.pathname : null;
}

/**
 * An `<Outlet>` that keeps list views as they were left: filters, page, scroll, selection. A route is kept when its
 * `handle.cacheKey` is one of the spec's eight names, or when its `handle.keepsView` says so.
 */
export function CachedOutlet() {
  const epoch = useCachedViewEpoch();
  // A new epoch makes a new component: everything kept disappears with the old one.
  return <KeptOutlet key={epoch} />;
}

function KeptOutlet(): ReactNode {
  const outlet = useOutlet();
  const active = useViewName();
  const [visited, setVisited] = useState<readonly string[]>([]);
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
