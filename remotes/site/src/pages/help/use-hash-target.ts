import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the element that the address named on arrival. The component that draws the element calls it: content
 * comes later than the page, and a skeleton stands before it.
 */
export function useHashTarget(): void {
  const { hash } = useLocation();
  const [target] = useState(hash.slice(1));
  useLayoutEffect(() => {
    if (target) document.getElementById(target)?.scrollIntoView();
  }, [target]);
}
