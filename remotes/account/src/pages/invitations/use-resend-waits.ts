import { useEffect, useState } from 'react';

/** The pauses between two sendings of the same invitation, by its id. It ticks only while a pause lasts. */
export function useResendWaits() {
  const [deadlines, setDeadlines] = useState<ReadonlyMap<string, number>>(new Map());
  const [now, setNow] = useState(0);
  const waiting = [...deadlines.values()].some((deadline) => deadline > now);

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [waiting]);

  return {
    /** Seconds until this invitation can be sent again; 0 means now. */
    secondsOf: (id: string) => Math.max(0, Math.ceil(((deadlines.get(id) ?? 0) - now) / 1000)),
    start: (id: string, seconds: number) => {
      const at = Date.now();
      setNow(at);
      setDeadlines(new Map(deadlines).set(id, at + seconds * 1000));
    },
  };
}
