import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the element that the address named on arrival into view once it is there: content comes later than the page. */
export function useHashTarget(ready: boolean): void {
  const { hash } = useLocation();
  const [target] = useState(hash.slice(1));
  useEffect(() => {
    if (ready && target) document.getElementById(target)?.scrollIntoView();
  }, [ready, target]);
}
