import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Leaves a visitor where they have scrolled to in a page that came as HTML: pages and router scroll in their first
 * effects, as if the visitor had just come. `BeforeScrolling` stands before all of them, and this hook in a component
 * around them, so that the one looks before and the other scrolls back after them.
 */
export function useHeldScroll(): RefObject<number> {
  const held = useRef(0);
  useLayoutEffect(() => {
    if (held.current) scrollTo(0, held.current);
  }, []);
  return held;
}

export function BeforeScrolling({ held }: { held: RefObject<number> }): null {
  useLayoutEffect(() => {
    held.current = scrollY;
  }, [held]);
  return null;
}
