import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { CallInput, CallReply, CustomerCallName, SlotCall, SlotInput, SlotReply } from '../contract/public';
import type { ApiError } from './api-error';
import { call } from './call';
import type { CallNameOf, SlotCallOf } from './options';

export interface Answer<T> {
  /** The server's last answer to this exact question; it stays while the question is asked again. */
  readonly value: T | undefined;
  /** The reason why there is no newer answer. */
  readonly error: ApiError | null;
  readonly loading: boolean;
  readonly retry: () => void;
}

interface Held {
  readonly question: string | null;
  readonly value?: unknown;
  readonly error: ApiError | null;
  readonly loading: boolean;
}

const asked = (question: string | null): Held => ({ question, error: null, loading: question !== null });

type Ask = (
  asked: CustomerCallName | SlotCall,
  input: unknown,
  options: { signal: AbortSignal; handlesErrors: true },
) => Promise<unknown>;

interface UseAnswer {
  <N extends CallNameOf<'json'>>(name: N, input: CallInput<N> | null, version?: string | number): Answer<CallReply<N>>;
  <C extends SlotCallOf<'json'>>(row: C, input: SlotInput<C> | null, version?: string | number): Answer<SlotReply<C>>;
}

/** Makes the hook for a function that asks: the api client's own, or a test's. */
export const answerHook = (ask: Ask) =>
  function useAnswer(row: CustomerCallName | SlotCall, input: unknown, version: string | number = 0): Answer<unknown> {
    const question = input === null ? null : JSON.stringify([row, input]);
    const [held, setHeld] = useState<Held>(asked(question));
    const [tries, setTries] = useState(0);
    const askNow = useEffectEvent((signal: AbortSignal) => ask(row, input, { signal, handlesErrors: true }));

    /** Changes each time that the same question is asked again. */
    const asking = question === null ? null : `${version} ${tries}`;

    useEffect(() => {
      if (asking === null) return;
      const controller = new AbortController();
      const { signal } = controller;
      setHeld((before) => (before.question === question ? { ...before, loading: true } : asked(question)));
      askNow(signal).then(
        (value) => {
          if (!signal.aborted) setHeld({ question, value, error: null, loading: false });
        },
        // A call rejects only with an `ApiError`.
        (error: ApiError) => {
          if (!signal.aborted) setHeld((before) => ({ ...before, error, loading: false }));
        },
      );
      return () => controller.abort();
    }, [question, asking]);

    const retry = useCallback(() => setTries((count) => count + 1), []);
    const current = held.question === question ? held : asked(question);
    return { value: current.value, error: current.error, loading: current.loading, retry };
  } as UseAnswer;

/**
 * Asks the server for what a page shows, again when the input or `version` changes; nothing is asked for `null`.
 *
 *     const { value, error, retry } = useAnswer('noticeInfo', { body: { id } });
 */
export const useAnswer = answerHook(call as Ask);
