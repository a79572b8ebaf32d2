import { accessToken, currentIdle, lockSession, sessionState } from '@portal/shared/session';
import type { Idle } from '@portal/shared/session/rules';
import { useEffect, useState } from 'react';

const off: Idle = { kind: 'off' };
const everySecond = 1_000;

/** Watches the idle time and locks when its limit has passed. Returns the idle state for the notice before the lock. */
export function useIdle(path: string): Idle {
  const [idle, setIdle] = useState<Idle>(off);

  useEffect(() => {
    const look = () => {
      const now = currentIdle(path);
      if (now.kind === 'expired' && accessToken() && !sessionState().locked) lockSession();
      // Only the notice's countdown needs a new render each second.
      setIdle((shown) => (now.kind === 'ending' || shown.kind !== now.kind ? now : shown));
    };
    look();
    const timer = setInterval(look, everySecond);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [path]);

  return idle;
}
