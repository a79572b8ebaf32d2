import { serverNow } from '@portal/shared/session';
import { useEffect, useState } from 'react';

const secondsUntil = (moment: string | null) =>
  moment === null ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - serverNow()) / 1_000));

/** The seconds until a moment of the server's clock, counting down. */
export function useSecondsLeft(moment: string | null): number {
  const [, setTick] = useState(0);
  const left = secondsUntil(moment);
  const counting = left > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, [counting]);

  return left;
}
