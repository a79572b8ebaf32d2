import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** A page that shows its heading within this time still gets the focus on it. */
const patience = 3_000;

/** Hidden pages have headings too; those cannot take the focus. */
function focusHeading(): boolean {
  return [...document.querySelectorAll<HTMLElement>('h1')].some((heading) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return document.activeElement === heading;
  });
}

/**
 * After a navigation, but not on arrival, the focus goes to the page's heading, so that a screen reader says where the
 * person is. If only the address's parameters change, it does so only when the focused element is gone.
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
