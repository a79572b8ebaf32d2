const firstMs = 1_000;
const longestMs = 30_000;

/** How long to wait after so many failures in a row: longer each time, and not for all browsers the same. */
export function pauseAfter(failures: number, random: number): number {
  const longest = Math.min(firstMs * 2 ** Math.max(0, failures - 1), longestMs);
  return Math.round(longest * (0.5 + random / 2));
}

/** A stream that held for as long was a good one. */
const steadyMs = 10_000;

/** The failures in a row when a stream has ended that was first heard of `heardFor` ago, null where it never was. */
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
