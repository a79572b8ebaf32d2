import { useEffect, useReducer } from 'react';
import { serverNow } from '../../../session/public';

const minuteMs = 60_000;

/** Returns the present time by the server's clock, and again each minute. */
export function useNow(): number {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(again, minuteMs);
    return () => clearInterval(timer);
  }, []);
  return serverNow();
}
