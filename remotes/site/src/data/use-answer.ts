import { ApiError, type CallOptions, call } from '@portal/shared/api';
import { bootDocument } from '@portal/shared/boot';
import type { CallInput, CallName, CallReply } from '@portal/shared/contract';
import { useEffect, useState } from 'react';
import { isFresh, remember, remembered } from './remembered';

/** The public calls that this site makes. None needs a token. */
type PublicCall = Extract<CallName, 'articleList' | 'articleInfo' | 'operateGuides' | 'productList' | 'siteContent'>;

export type Answer<T> =
  /** `previous` is the answer to the question before: it stays visible while the next one is on its way. */
  | { readonly kind: 'waiting'; readonly previous: T | undefined }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: ApiError; readonly retry: () => void };

interface Failure {
  readonly question: string;
  readonly error: ApiError;
}

/** The platform's refusal that the document brought along, such as for an article that is gone. */
function refusalOf(question: string): Failure | undefined {
  const refused = bootDocument().answers?.[question]?.refused;
  return refused && { question, error: new ApiError(refused.msg, { kind: 'refused', ...refused }) };
}

type Ask = (name: PublicCall, input: unknown, options: CallOptions) => Promise<unknown>;

/**
 * Asks the platform. Equal inputs are one question: its answer is remembered, and asked for again once it is a minute
 * old.
 */
export function useAnswer<N extends PublicCall>(name: N, input: CallInput<N>): Answer<CallReply<N>> {
  const question = JSON.stringify([name, input]);
  const [answered, setAnswered] = useState({ question: '' });
  const [failure, setFailure] = useState(() => refusalOf(question));
  const failed = failure?.question === question;

  useEffect(() => {
    if (failed) return;
    if (isFresh(question)) return setAnswered({ question });
    const leaving = new AbortController();
    const [asked, given] = JSON.parse(question) as [PublicCall, unknown];
    (call as Ask)(asked, given, { signal: leaving.signal, handlesErrors: true }).then(
      (value) => {
        remember(question, value);
        if (!leaving.signal.aborted) setAnswered({ question });
      },
      (error: unknown) => {
        ApiError.expect(error);
        if (!leaving.signal.aborted) setFailure({ question, error });
      },
    );
    return () => leaving.abort();
  }, [question, failed]);

  const value = remembered(question) as CallReply<N> | undefined;
  if (value !== undefined) return { kind: 'ready', value };
  if (failed) return { kind: 'failed', error: failure.error, retry: () => setFailure(undefined) };
  return { kind: 'waiting', previous: remembered(answered.question) as CallReply<N> | undefined };
}
