import { useEffect, useEffectEvent } from 'react';

/** Asks again and again while `active` and while somebody can see the page. It goes on after a failed answer. */
export function usePoll(ask: () => Promise<unknown>, active: boolean, milliseconds: number): void {
  const again = useEffectEvent(ask);

  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const wait = () => {
      clearTimeout(timer);
      if (!stopped && document.visibilityState === 'visible') timer = setTimeout(run, milliseconds);
    };
    const run = () => void again().then(wait, wait);
    // A person who comes back sees the news at once.
    const turn = () => (document.visibilityState === 'visible' ? run() : clearTimeout(timer));
    document.addEventListener('visibilitychange', turn);
    wait();
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [active, milliseconds]);
}
