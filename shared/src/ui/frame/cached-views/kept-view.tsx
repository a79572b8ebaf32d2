import { Activity, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
// This imports the package behind `react-router-dom`, because the portal narrows that name to the exports that pages
// use.
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  useNavigate,
} from 'react-router';

interface KeptViewProps {
  active: boolean;
  outlet: ReactNode;
}

/**
 * One list view. While the person is on another page, the view still sees the address that it was left with. Otherwise
 * it would read its filters from the address of the page that is on screen.
 */
export function KeptView({ active, outlet }: KeptViewProps) {
  const location = useContext(LocationContext);
  const routerState = useContext(DataRouterStateContext);
  const [kept, setKept] = useState({ outlet, location, routerState });
  const current = { outlet, location, routerState };
  if (active && (kept.outlet !== outlet || kept.location !== location || kept.routerState !== routerState)) {
    setKept(current);
  }
  const seen = active ? current : kept;
  useComeBack(active);
  return (
    <Activity mode={active ? 'visible' : 'hidden'}>
      <LocationContext value={seen.location}>
        <DataRouterStateContext value={seen.routerState}>{seen.outlet}</DataRouterStateContext>
      </LocationContext>
    </Activity>
  );
}

/** Restores the scroll position, and also the filters if the person comes by a bare link, e.g. from the side menu. */
function useComeBack(active: boolean): void {
  const navigate = useNavigate();
  const { location } = useContext(LocationContext);
  const left = useRef<number | null>(null);
  const wasActive = useRef(active);
  /** A view may have several paths, each with its own filters. */
  const searches = useRef(new Map<string, string>());
  const scroll = useRef(0);

  useLayoutEffect(() => {
    if (!active) return;
    const remember = () => {
      scroll.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      left.current = scroll.current;
    };
  }, [active]);

  useLayoutEffect(() => {
    const returning = active && !wasActive.current;
    wasActive.current = active;
    if (returning && left.current !== null) {
      window.scrollTo(0, left.current);
      const search = searches.current.get(location.pathname);
      if (location.search === '' && search) {
        navigate({ pathname: location.pathname, search }, { replace: true });
        return;
      }
    }
    if (active) searches.current.set(location.pathname, location.search);
  }, [active, location, navigate]);
}
