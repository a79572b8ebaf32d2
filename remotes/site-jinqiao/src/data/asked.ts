import { type CallOptions, call } from '@portal/shared/api';
import type { CallInput, CallName, CallReply } from '@portal/shared/contract';

/** The public calls that this site makes. None needs a token. */
type PublicCall = Extract<CallName, 'articleList' | 'articleInfo' | 'productList'>;

interface Asked {
  readonly answer: Promise<unknown>;
  readonly at: number;
}

/** A visitor who comes back to a list within this time sees it at once, and at the same height. */
const fresh = 60_000;
const asked = new Map<string, Asked>();

const ask = call as (name: PublicCall, input: unknown, options: CallOptions) => Promise<unknown>;

/** Equal questions share one answer, as `use` requires; the next try forgets a failure. */
export function answerTo<N extends PublicCall>(name: N, input: CallInput<N>): Promise<CallReply<N>> {
  const key = JSON.stringify([name, input]);
  const known = asked.get(key);
  if (known && performance.now() - known.at < fresh) return known.answer as Promise<CallReply<N>>;
  const answer = ask(name, input, { handlesErrors: true });
  asked.set(key, { answer, at: performance.now() });
  return answer as Promise<CallReply<N>>;
}

export function forgetAnswers(): void {
  asked.clear();
}
