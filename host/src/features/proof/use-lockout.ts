import { secondsLeft } from '@portal/shared/format/countdown';
import { useCallback, useEffect, useState } from 'react';
import { forgetLockout, keepLockout, type Lockout, onLockoutElsewhere, readLockout } from './lockout-store';

export interface LockoutView {
  /** Whole seconds left; 0 when there is nothing to wait for. */
  readonly seconds: number;
  /** Why the last try did not succeed. */
  readonly message: string | null;
  /** Of which account; empty: of whoever comes. */
  readonly account: string;
  readonly begin: (lockout: { seconds: number; message: string; account?: string }) => void;
  readonly end: () => void;
}

/** A reason that comes with a longer wait speaks of that wait, and goes with it. */
const longWait = 60;

interface Held extends Lockout {
  readonly goesWithWait: boolean;
}

const restored = (name: string): Held | null => {
  const kept = readLockout(name);
  return kept && { ...kept, goesWithWait: true };
};

const left = (held: Held | null): number => (held === null ? 0 : secondsLeft(held.until, Date.now()));

/**
 * A refused proof: its reason and how long to wait. Both outlive a reload, hold in all tabs and go when the wait is
 * over; the reason of a short wait says what was wrong, and stays in its tab until the next try.
 */
export function useLockout(name: string): LockoutView {
  const [held, setHeld] = useState(() => restored(name));
  const [seconds, setSeconds] = useState(() => left(held));

  useEffect(() => onLockoutElsewhere(name, () => setHeld((own) => afterNews(own, restored(name)))), [name]);

  useEffect(() => {
    const tick = () => {
      const rest = left(held);
      setSeconds(rest);
      if (rest > 0 || held === null) return;
      readLockout(name);
      if (held.goesWithWait) setHeld(null);
    };
    tick();
    if (left(held) === 0) return;
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [held, name]);

  const begin = useCallback<LockoutView['begin']>(
    ({ seconds: length, message, account = '' }) => {
      const lockout = { until: Date.now() + length * 1_000, message, account };
      if (length > 0) keepLockout(name, lockout);
      setHeld({ ...lockout, goesWithWait: length > longWait });
      // At once: the button must not be pressed between.
      setSeconds(length);
    },
    [name],
  );
  const end = useCallback(() => {
    forgetLockout(name);
    setHeld(null);
  }, [name]);

  return { seconds, message: held?.message || null, account: held?.account ?? '', begin, end };
}

/** What another tab forgets when its time is over leaves this tab's own reason alone. */
function afterNews(own: Held | null, news: Held | null): Held | null {
  if (news) return news.until === own?.until ? own : news;
  return own && left(own) > 0 ? null : own;
}
