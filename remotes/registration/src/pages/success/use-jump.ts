import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads on by itself after a while, unless the person wants to stay. */
export function useJump(to: string, after: number) {
  /** Null once the person has cancelled it. */
  const [seconds, setSeconds] = useState<number | null>(after);
  const navigate = useNavigate();

  useEffect(() => {
    if (seconds === null) return;
    if (seconds === 0) {
      void navigate(to);
      return;
    }
    const timer = setTimeout(setSeconds, 1_000, seconds - 1);
    return () => clearTimeout(timer);
  }, [seconds, to, navigate]);

  return { seconds, cancel: () => setSeconds(null) };
}
