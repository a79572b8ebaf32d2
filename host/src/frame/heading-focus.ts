import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** How long a page may take to show its heading and still have it focused. */
const patience = 3_000;

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
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
