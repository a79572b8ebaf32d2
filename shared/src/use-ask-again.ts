import { useEffect, useEffectEvent } from 'react';

/** The pause before the same is asked for once more. */
const pause = 2_000;

/** Asks while something is missing, and again each time that it did not come. */
export function useAskAgain(missing: boolean, ask: () => Promise<void>): void {
  const askOnce = useEffectEvent(ask);

  useEffect(() => {
    if (!missing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const attempt = () =>
      askOnce().catch(() => {
        if (current) timer = setTimeout(attempt, pause);
      });
    void attempt();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [missing]);
}
