const firstMs = 1_000;
const maxMs = 30_000;

/** How long to wait after this many failures in a row: longer each time, and different for each browser. */
export function pauseAfter(failures: number, random: number): number {
  const longest = Math.min(firstMs * 2 ** Math.max(0, failures - 1), maxMs);
  return Math.round(longest * (0.5 + random / 2));
}

/** A stream that held for this long was a good one. */
const steadyMs = 10_000;

/**
 * The number of failures in a row after a stream has ended. The stream was first heard `heardFor` ago; null if it never
 * was.
 */
export function failuresAfter(failures: number, heardFor: number | null): number {
  return heardFor !== null && heardFor >= steadyMs ? 1 : failures + 1;
}

/** Waits; ends early when the network is back or `signal` ends. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
