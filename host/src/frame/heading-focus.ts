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

/** After a navigation, not on arrival, focus goes to the page's heading, so that a screen reader says where one is. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);

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
