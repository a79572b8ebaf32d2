import { useEffect, useEffectEvent, useState } from 'react';
import { withTries } from '../federation/try-policy';

/** The pause before code that the page can do without is asked for once more. */
const again = 2_000;

/** A module that is loaded when it is wanted, and asked for again until it comes; null until then. */
export function useLoadedCode<T>(load: () => Promise<T>, wanted = true): T | null {
  const [module, setModule] = useState<T | null>(null);
  const tryLoad = useEffectEvent(load);
  const missing = wanted && module === null;

  useEffect(() => {
    if (!missing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const attempt = () =>
      withTries(tryLoad).then(
        (loaded) => current && setModule(loaded),
        () => {
          if (current) timer = setTimeout(attempt, again);
        },
      );
    void attempt();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [missing]);

  return module;
}
