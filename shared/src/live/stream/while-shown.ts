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

/** Does the work while the page is on screen, and again each time it is shown, until `signal` ends or the work is done. */
export async function whileShown(work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await shown(signal);
    if (signal.aborted) return;
    const here = untilHidden(signal);
    await work(here);
    if (!here.aborted) return;
  }
}
