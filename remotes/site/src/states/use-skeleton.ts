import { useLayoutEffect, useRef, useState } from 'react';

/** A short wait shows nothing. A skeleton stays long enough on screen not to flicker. In ms. */
const patience = 200;
const shortest = 300;

/** Whether to show the skeleton, for content that is still to come or has come. */
export function useSkeleton(waiting: boolean): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  // Runs in the same commit as the loaded content: a timer that fires later would put the skeleton over it.
  useLayoutEffect(() => {
    if (waiting === shown) return;
    const delay = waiting ? patience : Math.max(0, since.current + shortest - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(waiting);
    }, delay);
    return () => clearTimeout(timer);
  }, [waiting, shown]);
  return shown;
}
