import { useEffect, useReducer } from 'react';
import { type News, onNews } from './news';
import { onOtherUnread } from './unread';

/** News within this time belong together: a change, and the number that the server then sends. */
const quietMs = 500;

/**
 * Grows when the messages on a page may have changed: a new message, a change in any tab or browser, the tab shown
 * again.
 */
export function useNewsVersion(): number {
  const [version, grow] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    let more = false;
    const renew = () => {
      grow();
      more = false;
      quiet = setTimeout(() => {
        quiet = undefined;
        if (more) renew();
      }, quietMs);
    };
    const renewUnlessJustDone = () => {
      if (quiet === undefined) renew();
    };
    const hear = ({ kind }: News) => {
      // A number that is heard for the first time changes nothing that the page shows; a different number is heard
      // below.
      if (kind === 'unread') return;
      if (quiet !== undefined) more = true;
      renewUnlessJustDone();
    };
    const look = () => {
      if (document.visibilityState === 'visible') renewUnlessJustDone();
    };
    const stops = [onNews(hear), onOtherUnread(renewUnlessJustDone)];
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const stop of stops) stop();
      clearTimeout(quiet);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return version;
}
