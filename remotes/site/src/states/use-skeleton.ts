import { useLayoutEffect, useRef, useState } from 'react';

/** A short wait shows nothing; a skeleton that is shown stays long enough not to flicker. In ms. */
const patience = 200;
const shortest = 300;

/** Whether the skeleton is to be seen, for something that is awaited or has come. */
export function useSkeleton(waiting: boolean): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  // In the same commit as what was loaded: a timer that fires after it would put the skeleton over the content.
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
