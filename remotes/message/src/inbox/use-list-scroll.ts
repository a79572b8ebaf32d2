import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Brings the list back to where it was scrolled, after a message took its place. It is for a part that is hidden
 * meanwhile, because its effects stop and start then.
 */
export function useListScroll(): void {
  const left = useRef(0);
  const wanted = useRef(0);
  // The router scrolls each new page to its top. That comes after this effect and must not be remembered, so the
  // listener goes and the place is taken here, in the same frame.
  useLayoutEffect(() => {
    wanted.current = left.current;
    const remember = () => {
      left.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  useEffect(() => {
    if (wanted.current > 0) window.scrollTo(0, wanted.current);
  }, []);
}
