import { useEffect, useReducer } from 'react';
import { type News, onNews } from './news';
import { onOtherUnread } from './unread';

/** What comes within this time belongs together: a change, and the number that the server tells of it. */
const quietMs = 500;

/** Grows when what a page shows of messages may have changed: a new message, a change in whatever tab or browser, the tab shown again. */
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
      // A number that is heard of for the first time changes nothing that the page shows; another one is heard below.
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
