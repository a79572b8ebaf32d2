import { useEffect, useEffectEvent } from 'react';

/** Asks again and again while `active` and while somebody can see the page. An answer that fails is waited out. */
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
    // Who comes back sees at once what has happened meanwhile.
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
