import { type RefObject, useLayoutEffect, useRef } from 'react';

const around = 'section, [role="dialog"], main';

/**
 * If the element disappears while it has the focus, the element around it takes the focus: Tab goes on from there, not
 * from the page's top.
 */
export function useFocusLeft<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const place = element && element === document.activeElement && element.closest<HTMLElement>(around);
      if (!place) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
  }, []);

  return ref;
}
