import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GivenAnswer } from '../boot/given-answer';
import { ApiError } from './api-error';
import { Asked, type Held, type Load } from './asked';
import type { KeptAnswers } from './kept-answers';

/** So many questions are kept; the one that was shown longest ago goes first. */
const most = 60;

const answerOf = ({ value, refused }: GivenAnswer): Partial<Held<unknown>> =>
  refused ? { error: new ApiError(refused.msg, { kind: 'refused', ...refused }) } : { value };

function keptUnder(question: string, { given, asked }: KeptAnswers): Asked<unknown> {
  const brought = given[question];
  const found = asked.get(question) ?? new Asked(brought && answerOf(brought));
  asked.delete(question);
  asked.set(question, found);
  for (const oldest of asked.keys()) {
    if (asked.size <= most) break;
    asked.delete(oldest);
  }
  return found;
}

const nothing: Asked<never> = new Asked({});

/** What a part of a page knows of the thing that it loads. */
export interface Loaded<T> {
  state: 'loading' | 'failed' | 'ready';
  value: T | undefined;
  error: unknown;
  /** Asks again. The previous value stays on screen until the answer. */
  reload: () => void;
  /** A write answered the new value. */
  replace: (value: T) => void;
}

export interface QuestionOptions {
  /** The question is asked again when it changes. Nobody waits for that, so a failure leaves a value as it is. */
  readonly version?: unknown;
  /** Where the answer is kept. It is shown at once when the page comes back, and asked for again. */
  readonly kept?: KeptAnswers | null;
  /** A kept answer that is younger, in milliseconds, is not asked for again. */
  readonly fresh?: number;
}

/**
 * Asks for what a part of a page shows: when it comes on screen and when the question changes; nothing is asked for
 * `null`. Equal questions that are kept share their answer; any other answer goes with its part of the page.
 */
export function useQuestion<T>(
  question: string | null,
  load: Load<T>,
  { version, kept = null, fresh = 0 }: QuestionOptions = {},
): Loaded<T> & { readonly loading: boolean; readonly asked: Asked<T> | null } {
  const asked = useMemo(() => {
    if (question === null) return null;
    return (kept ? keptUnder(question, kept) : new Asked()) as Asked<T>;
  }, [question, kept]);
  const { watch, read } = asked ?? nothing;
  const held = useSyncExternalStore<Held<T>>(watch, read, read);
  const [tries, setTries] = useState(0);
  const loadNow = useEffectEvent(load);
  const before = useRef<{ readonly asked: Asked<T> | null; readonly version: unknown; readonly tries: number }>(null);

  useEffect(() => {
    const last = before.current;
    before.current = { asked, version, tries };
    if (!asked) return;
    const ask = (signal: AbortSignal) => loadNow(signal);
    const isSame = last?.asked === asked;
    if (isSame && last.tries !== tries) asked.ask(ask, 'wish');
    else if (isSame && last.version !== version) asked.ask(ask, 'news');
    else if (!asked.isYoungerThan(fresh)) asked.arrive(ask);
  }, [asked, version, tries, fresh]);

  const reload = useCallback(() => setTries((count) => count + 1), []);
  const replace = useCallback((value: T) => asked?.replace(value), [asked]);
  const state = held.error !== undefined ? 'failed' : held.value === undefined ? 'loading' : 'ready';
  return { ...held, state, asked, reload, replace };
}
