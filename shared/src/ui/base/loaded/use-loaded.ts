import { useCallback, useEffect, useEffectEvent, useState } from 'react';

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

/** Loads one thing that a page shows: when the page opens and when `key` changes. Leaving the page ends the load. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, key = ''): Loaded<T> {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const [tries, setTries] = useState(0);
  const ask = useEffectEvent(load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is a new question
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    ask(signal).then(
      (value) => {
        if (!signal.aborted) setOutcome({ key, value, error: undefined });
      },
      (error: unknown) => {
        if (!signal.aborted) setOutcome({ key, value: undefined, error: error ?? new Error('') });
      },
    );
    return () => controller.abort();
  }, [key, tries]);

  const reload = useCallback(() => setTries((count) => count + 1), []);
  const replace = useCallback((value: T) => setOutcome({ key, value, error: undefined }), [key]);
  const { value, error } = outcome?.key === key ? outcome : { value: undefined, error: undefined };
  const state = error !== undefined ? 'failed' : value === undefined ? 'loading' : 'ready';
  return { state, value, error, reload, replace };
}
