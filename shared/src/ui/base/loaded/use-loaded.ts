import { useCallback } from 'react';
import type { Load } from '../../../api/asked';
import { useQuestion } from '../../../api/use-question';

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
export function useLoaded<T>(load: Load<T>, key = '', version = 0): Loaded<T> {
  const { value, error, asked, reload } = useQuestion(key, load, { version });
  const replace = useCallback((next: T) => asked?.replace(next), [asked]);
  if (error !== undefined) return { state: 'failed', value: undefined, error, reload, replace };
  return { state: value === undefined ? 'loading' : 'ready', value, error, reload, replace };
}
