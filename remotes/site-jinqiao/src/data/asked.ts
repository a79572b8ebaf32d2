import { ApiError, type CallOptions, call } from '@portal/shared/api';
import { bootDocument, type GivenAnswer } from '@portal/shared/boot';
import type { CallInput, CallName, CallReply } from '@portal/shared/contract';
import { use } from 'react';

/** The public calls that this site makes. None needs a token. */
type PublicCall = Extract<CallName, 'articleList' | 'articleInfo' | 'productList'>;

interface Asked {
  readonly answer: Promise<GivenAnswer>;
  readonly at: number;
}

/** A visitor who comes back to a list within this time sees it at once, and at the same height. */
const fresh = 60_000;
const asked = new Map<string, Asked>();

const send = call as (name: PublicCall, input: unknown, options: CallOptions) => Promise<unknown>;

/** The platform does not have what was asked for: that is an answer too. Any other failure rejects. */
async function ask(name: PublicCall, input: unknown): Promise<GivenAnswer> {
  try {
    return { value: await send(name, input, { handlesErrors: true }) };
  } catch (thrown) {
    ApiError.expect(thrown);
    if (thrown.status !== '404') throw thrown;
    return { refused: { status: thrown.status, msg: thrown.msg } };
  }
}

/** The answer that the document brought along. In this form `use` reads it at once. */
function given(key: string): Promise<GivenAnswer> | undefined {
  const value = bootDocument().answers?.[key];
  return value && Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** Equal questions share one answer, as `use` requires; the next try forgets a failure. */
function answerTo(name: PublicCall, key: string, input: unknown): Promise<GivenAnswer> {
  const known = asked.get(key);
  if (known && performance.now() - known.at < fresh) return known.answer;
  const answer = (known ? undefined : given(key)) ?? ask(name, input);
  asked.set(key, { answer, at: performance.now() });
  return answer;
}

/** The answer, or the platform's sentence about what it does not have. */
export function useAnswerOrGone<N extends PublicCall>(
  name: N,
  input: CallInput<N>,
): { readonly value: CallReply<N> } | { readonly gone: string } {
  const answer = use(answerTo(name, JSON.stringify([name, input]), input));
  return answer.refused ? { gone: answer.refused.msg } : { value: answer.value as CallReply<N> };
}

export function useAnswer<N extends PublicCall>(name: N, input: CallInput<N>): CallReply<N> {
  const answer = useAnswerOrGone(name, input);
  if ('gone' in answer) throw new ApiError(answer.gone, { kind: 'refused', status: '404' });
  return answer.value;
}

export function forgetAnswers(): void {
  asked.clear();
}
