import { useCallback, useEffect, useState } from 'react';
import { secondsLeft } from '../../../format/countdown';
import { readDeadline, writeDeadline } from './deadline-store';

export interface Countdown {
  /** Whole seconds left; 0 when nothing is counting. */
  seconds: number;
  start: (seconds: number) => void;
  stop: () => void;
}

function secondsUntil(deadline: number | null): number {
  return deadline === null ? 0 : secondsLeft(deadline, Date.now());
}

/**
 * Counts to a stored deadline, so that a reload, a sleeping tab or a second mount shows the right number. The key names
 * the countdown, e.g. `login-sms`.
 */
export function useCountdown(key: string): Countdown {
  const [held, setHeld] = useState(() => ({ key, deadline: readDeadline(key, Date.now()) }));
  const { deadline } = held;
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));
  // Another name: no frame shows the seconds of the one before.
  if (held.key !== key) {
    const stored = readDeadline(key, Date.now());
    setHeld({ key, deadline: stored });
    setSeconds(secondsUntil(stored));
  }

  useEffect(() => {
    const tick = () => {
      const left = secondsUntil(deadline);
      setSeconds(left);
      if (left === 0) setHeld((now) => (now.deadline === deadline ? { ...now, deadline: null } : now));
    };
    tick();
    if (deadline === null) return;
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [deadline]);

  const start = useCallback(
    (length: number) => {
      const until = Date.now() + length * 1000;
      writeDeadline(key, until);
      setHeld({ key, deadline: until });
    },
    [key],
  );
  const stop = useCallback(() => {
    writeDeadline(key, null);
    setHeld({ key, deadline: null });
  }, [key]);

  return { seconds, start, stop };
}
