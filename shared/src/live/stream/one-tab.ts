import { whileShown } from './while-shown';

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
export const inOneShownTab = (work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> =>
  whileShown((here) => underLock(work, here), signal);
