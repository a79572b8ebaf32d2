import { useEffect, useRef } from 'react';

/**
 * Brings the list back to where it was scrolled, after a message took its place. It is for a part that is hidden
 * meanwhile, because its effects stop and start then. The router scrolls a new page to its top before that.
 */
export function useListScroll(): void {
  const left = useRef(0);
  useEffect(() => {
    if (left.current > 0) window.scrollTo(0, left.current);
    const remember = () => {
      left.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
}
