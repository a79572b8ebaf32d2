import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Outcome<T> {
  /** The question that this is the outcome of. The outcome of another question does not count. */
  key: string;
  value: T | undefined;
  error: unknown;
}

export interface Loaded<T> {
  state: 'loading' | 'failed' | 'ready';
  value: T | undefined;
  error: unknown;
  /** Asks again. The previous value stays on screen until the answer. */
  reload: () => void;
  /** A write answered the new value. */
  replace: (value: T) => void;
}

/**
 * Loads one thing that a page shows: when the page opens and when `key` changes. Leaving the page ends the load. It
 * also loads again when `version` changes; nobody has asked for that, so a failure then leaves the value as it is.
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, key = '', version = 0): Loaded<T> {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const [tries, setTries] = useState(0);
  const ask = useEffectEvent(load);
  const seen = useRef(version);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is a new question
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const byItself = seen.current !== version;
    seen.current = version;
    ask(signal).then(
      (value) => {
        if (!signal.aborted) setOutcome({ key, value, error: undefined });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const failed = { key, value: undefined, error: error ?? new Error('') };
        setOutcome((before) => (byItself && before?.key === key && before.value !== undefined ? before : failed));
      },
    );
    return () => controller.abort();
  }, [key, tries, version]);

  const reload = useCallback(() => setTries((count) => count + 1), []);
  const replace = useCallback((value: T) => setOutcome({ key, value, error: undefined }), [key]);
  const { value, error } = outcome?.key === key ? outcome : { value: undefined, error: undefined };
  const state = error !== undefined ? 'failed' : value === undefined ? 'loading' : 'ready';
  return { state, value, error, reload, replace };
}
