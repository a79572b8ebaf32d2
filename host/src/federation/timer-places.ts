/**
 * The code that set a timer stands in no stack of what the timer runs, and where it hands over a function of somebody
 * else's, nothing says whose the failure is. So the page's timers remember it, until they have run.
 */

type SetTimer = (callback: unknown, ...rest: unknown[]) => number;

const setters = ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const;

let failed: { readonly thrown: unknown; readonly setBy: Error } | undefined;

export function rememberTimers(): void {
  for (const name of setters) {
    const set = window[name] as SetTimer;
    const remembering: SetTimer = (callback, ...rest) => {
      if (typeof callback !== 'function') return set(callback, ...rest);
      const setBy = new Error();
      const run = (...given: unknown[]) => {
        try {
          callback(...given);
        } catch (thrown) {
          failed = { thrown, setBy };
          throw thrown;
        }
      };
      return set(run, ...rest);
    };
    Object.assign(window, { [name]: remembering });
  }
}

/** The stack of the code that had set the timer in which this was thrown just now. Empty: no timer threw it. */
export function timerPlaceOf(thrown: unknown): string {
  const setBy = failed && Object.is(failed.thrown, thrown) ? failed.setBy : undefined;
  failed = undefined;
  return setBy?.stack ?? '';
}
