/** Resolves when the page is on screen, or `signal` ends. */
function shown(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}

/** Ends when the page is hidden, or with `signal`. */
function untilHidden(signal: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  const end = () => {
    document.removeEventListener('visibilitychange', look);
    signal.removeEventListener('abort', end);
    hidden.abort();
  };
  const look = () => {
    if (document.visibilityState === 'hidden') end();
  };
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', end);
  return hidden.signal;
}

const lockName = 'portal-news-stream';

/**
 * Does the work under the browser's lock: one tab at a time. Without locks, as on an insecure address, every tab does
 * the work.
 */
async function underLock(work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return work(signal);
  try {
    await navigator.locks.request(lockName, { signal }, () => work(signal));
  } catch (error) {
    // The page was hidden or the work ended while it waited for its turn.
    if (!signal.aborted) throw error;
  }
}

/** Lets one tab of the browser, and only one on screen, do the work until `signal` ends or the work is done. */
export async function inOneShownTab(work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await shown(signal);
    if (signal.aborted) return;
    const here = untilHidden(signal);
    await underLock(work, here);
    if (!here.aborted) return;
  }
}
