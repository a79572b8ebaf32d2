import { useEffect, useEffectEvent, useState } from 'react';
import type { TableQuery } from './table-query';

export type Filters = TableQuery['filters'];

/** Milliseconds after the last letter: a person who types has paused then. */
const pause = 400;

/** Two drafts that ask for the same have the same key. */
const keyOf = (filters: Filters) =>
  JSON.stringify(
    Object.entries(filters)
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== '')
      .sort(),
  );

/**
 * The values in the fields, and how they come to count. A choice counts at once, letters after a pause. Filters that
 * come another way, e.g. by the back button, replace the values.
 */
export function useFilterDraft(applied: Filters, onApply: (filters: Filters, typedOn: boolean) => void) {
  const [draft, setDraft] = useState(applied);
  const appliedKey = keyOf(applied);
  const [lastKey, setLastKey] = useState(appliedKey);
  const [sentKey, setSentKey] = useState(appliedKey);
  // An input method combines letters: until it is done they are no word.
  const [composing, setComposing] = useState(false);

  if (lastKey !== appliedKey) {
    setLastKey(appliedKey);
    if (sentKey !== appliedKey) {
      setSentKey(appliedKey);
      setDraft(applied);
    }
  }

  const send = (filters: Filters, typedOn = false) => {
    setDraft(filters);
    setSentKey(keyOf(filters));
    onApply(filters, typedOn);
  };
  const draftKey = keyOf(draft);
  const waiting = draftKey !== sentKey;
  /** Enter sends at once. */
  const sendTyped = () => {
    // A word that is typed letter by letter is one step for the back button.
    const typedOn = Object.keys(draft).some((name) => draft[name] && applied[name] && draft[name] !== applied[name]);
    if (waiting) send(draft, typedOn);
  };
  const afterPause = useEffectEvent(sendTyped);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause anew
  useEffect(() => {
    if (composing || !waiting) return;
    const timer = setTimeout(() => afterPause(), pause);
    return () => clearTimeout(timer);
  }, [draftKey, composing, waiting]);

  return {
    draft,
    choose: (change: Filters) => send({ ...draft, ...change }),
    type: (change: Filters) => setDraft({ ...draft, ...change }),
    sendTyped,
    clear: () => send({}),
    setComposing,
  };
}
