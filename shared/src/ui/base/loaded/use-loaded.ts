import type { Load } from '../../../api/asked';
import { type Loaded, useQuestion } from '../../../api/use-question';

export type { Loaded };

/**
 * Loads one thing that a page shows: when the page opens and when `key` changes. Leaving the page ends the load. It
 * also loads again when `version` changes; nobody has asked for that, so a failure then leaves the value as it is.
 */
export function useLoaded<T>(load: Load<T>, key = '', version = 0): Loaded<T> {
  const { state, value, error, reload, replace } = useQuestion(key, load, { version });
  return { state, value: state === 'failed' ? undefined : value, error, reload, replace };
}
