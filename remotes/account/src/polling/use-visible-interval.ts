import { useEffect, useEffectEvent } from 'react';

/** Calls `look` again and again while `active` and while the page is visible; at once when it becomes visible again. */
export function useVisibleInterval(look: () => void, milliseconds: number, active: boolean): void {
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    if (!active) return;
    const onTick = () => {
      if (document.visibilityState === 'visible') lookAgain();
    };
    const timer = setInterval(onTick, milliseconds);
    document.addEventListener('visibilitychange', onTick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTick);
    };
  }, [active, milliseconds]);
}
