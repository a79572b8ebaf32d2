import { useEffect, useReducer } from 'react';
import { type News, onNews } from './news';

/** News within this time belong together: a change, and the number that the server then sends. */
const quietMs = 500;

interface Renewal {
  /** Whether such news change what the page shows. */
  readonly counts: (kind: News['kind']) => boolean;
  /** Calls back when something else changes it, unless that was just done. */
  readonly follow?: (renew: () => void) => () => void;
}

/** Grows when what a page shows may have changed, and when the tab is shown again. */
export function useVersion({ counts, follow }: Renewal): number {
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
      if (!counts(kind)) return;
      if (quiet !== undefined) more = true;
      renewUnlessJustDone();
    };
    const look = () => {
      if (document.visibilityState === 'visible') renewUnlessJustDone();
    };
    const stops = [onNews(hear), follow?.(renewUnlessJustDone)];
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const stop of stops) stop?.();
      clearTimeout(quiet);
      document.removeEventListener('visibilitychange', look);
    };
  }, [counts, follow]);

  return version;
}
