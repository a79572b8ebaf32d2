import { useLayoutEffect, useRef, useState } from 'react';
import { skeletonPresence } from './presence';

/** Returns whether to show a skeleton for this loading, so that it neither flashes nor appears for nothing. */
export function useSkeleton(loading: boolean): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef<{ loading: number | null; shown: number | null }>({ loading: null, shown: null });

  // This runs in the same commit that shows the loaded content: a later timer would put the skeleton over the content.
  useLayoutEffect(() => {
    const times = since.current;
    times.loading = loading ? Date.now() : null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const presence = skeletonPresence(Date.now(), times.loading, times.shown);
      times.shown = presence.shown ? (times.shown ?? Date.now()) : null;
      setShown(presence.shown);
      if (presence.recheckIn !== null) timer = setTimeout(settle, presence.recheckIn);
    };
    settle();
    return () => clearTimeout(timer);
  }, [loading]);

  return shown;
}
