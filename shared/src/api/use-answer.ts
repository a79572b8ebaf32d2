import { useContext } from 'react';
import type { CallInput, CallReply, CustomerCallName, SlotCall, SlotInput, SlotReply } from '../contract/public';
import type { ApiError } from './api-error';
import { call } from './call';
import { KeptAnswersContext } from './kept-answers';
import { openReads } from './open-read';
import type { CallNameOf, SlotCallOf } from './options';
import { type Loaded, type QuestionOptions, useQuestion } from './use-question';

export interface Answer<T> extends Loaded<T> {
  /** The server's last answer to this exact question; it stays while the question is asked again. */
  readonly value: T | undefined;
  /** The reason why there is no newer answer. */
  readonly error: ApiError | null;
  readonly loading: boolean;
  /** Like `reload`, for an answer that did not come. */
  readonly retry: () => void;
}

type Row = CustomerCallName | SlotCall;
type Ask = (row: Row, input: unknown, options: { signal: AbortSignal; handlesErrors: true }) => Promise<unknown>;

interface UseAnswer {
  <N extends CallNameOf<'json'>>(name: N, input: CallInput<N> | null, version?: string | number): Answer<CallReply<N>>;
  <C extends SlotCallOf<'json'>>(row: C, input: SlotInput<C> | null, version?: string | number): Answer<SlotReply<C>>;
}

/** What visitors read changes rarely. Within this time somebody who comes back sees it as they left it. */
const freshForVisitors = 60_000;

/** Makes the hooks for a function that asks: the api client's own, or a test's. */
export function answerHooks(ask: Ask) {
  function useAsked(row: Row, input: unknown, options: QuestionOptions): Answer<unknown> {
    const question = input === null ? null : JSON.stringify([row, input]);
    const load = (signal: AbortSignal) => ask(row, input, { signal, handlesErrors: true });
    const { asked: _, error, reload, ...held } = useQuestion(question, load, options);
    // A call rejects only with an `ApiError`.
    return { ...held, error: (error as ApiError | undefined) ?? null, reload, retry: reload };
  }
  return {
    useAnswer: ((row: Row, input: unknown, version?: string | number) =>
      useAsked(row, input, { version })) as UseAnswer,
    useKeptAnswer: ((row: Row, input: unknown, version?: string | number) => {
      const kept = useContext(KeptAnswersContext);
      const fresh = openReads[row as string] ? freshForVisitors : 0;
      return useAsked(row, input, { version, kept, fresh });
    }) as UseAnswer,
  };
}

const hooks = answerHooks(call as Ask);

/**
 * Asks the server for what a page shows, again when the input or `version` changes; nothing is asked for `null`.
 *
 *     const notice = useAnswer('noticeInfo', { body: { id } });
 *     return <LoadedArea loaded={notice} skeleton={…}>{({ title }) => …}</LoadedArea>;
 */
export const useAnswer = hooks.useAnswer;

/**
 * The same, and the answer is kept while the person goes on: a page that comes back shows it at once and asks again. It
 * is for what people read. A form that is filled in from an answer, or a page that decides by it, takes `useAnswer`.
 */
export const useKeptAnswer = hooks.useKeptAnswer;
