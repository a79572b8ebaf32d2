import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** How long a page may take to show its heading and still have it focused. */
const patience = 3_000;

/** Pages that are kept out of sight have headings too: those cannot take the focus. */
function focusHeading(): boolean {
  return [...document.querySelectorAll<HTMLElement>('h1')].some((heading) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return document.activeElement === heading;
  });
}

/**
 * After a navigation, not on arrival, focus goes to the page's heading, so that a screen reader says where one is; where
 * only the address's parameters change, if what had the focus is gone with what they replaced.
 */
export function useHeadingFocus(): void {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);
  const arrived = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other parameters may be another page
  useEffect(() => {
    if (document.activeElement === document.body && shown.current === pathname && arrived.current) focusHeading();
    arrived.current = true;
  }, [search]);

  useEffect(() => {
    if (state !== 'idle' || shown.current === pathname) return;
    shown.current = pathname;
    if (focusHeading()) return;
    const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patience);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname, state]);
}
