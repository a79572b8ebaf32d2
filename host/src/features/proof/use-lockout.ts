import { secondsLeft } from '@portal/shared/format/countdown';
import { useCallback, useEffect, useState } from 'react';
import { forgetLockout, keepLockout, type Lockout, onLockoutElsewhere, readLockout } from './lockout-store';

export interface LockoutView {
  /** Whole seconds left; 0 when the person need not wait. */
  readonly seconds: number;
  /** The reason why the last try did not succeed. */
  readonly message: string | null;
  /** The account that has to wait; empty: every account. */
  readonly account: string;
  /** Only the platform's support ends it. */
  readonly bySupport: boolean;
  readonly begin: (lockout: { seconds: number; message: string; account?: string; bySupport?: boolean }) => void;
  readonly end: () => void;
}

/** A reason that comes with a wait longer than this speaks of the wait, and goes with it. */
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
 * A refused proof: its reason and its wait. Both outlive a reload, hold in all tabs and go when the wait is over. The
 * reason of a short wait says what was wrong, and stays in its tab until the next try.
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
    ({ seconds: length, message, account = '', bySupport = false }) => {
      const lockout = { until: Date.now() + length * 1_000, message, account, bySupport };
      if (length > 0) keepLockout(name, lockout);
      setHeld({ ...lockout, goesWithWait: length > longWait });
      // Set at once: nobody may press the button in between.
      setSeconds(length);
    },
    [name],
  );
  const end = useCallback(() => {
    forgetLockout(name);
    setHeld(null);
  }, [name]);

  const { message = '', account = '', bySupport = false } = held ?? {};
  return { seconds, message: message || null, account, bySupport, begin, end };
}

/** Another tab forgets the lock-out when its time is over. This tab then keeps its own reason. */
function afterNews(own: Held | null, news: Held | null): Held | null {
  if (news) return news.until === own?.until ? own : news;
  return own && left(own) > 0 ? null : own;
}
