import { useEffect, useReducer } from 'react';
import { type News, onNews } from './news';

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
    const hear = (news: News) => {
      if (quiet === undefined) renew();
      else if (news.kind !== 'unread') more = true;
    };
    const look = () => {
      if (document.visibilityState === 'visible' && quiet === undefined) renew();
    };
    const stop = onNews(hear);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      clearTimeout(quiet);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return version;
}
