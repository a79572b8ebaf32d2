import { jest } from '@jest/globals';
import type { CallInput, CallName, CallReply } from '@portal/shared/contract';

/** Stands in for `@portal/shared/api` in tests of pages, by `mock-surroundings`. */
const real = jest.requireActual<typeof import('@portal/shared/api')>('@portal/shared/api');

export const { ApiError } = real;
export const configureApi = () => undefined;
export const prepareSealedCalls = () => undefined;

type Answer = (input: unknown) => unknown;

const answers = new Map<CallName, Answer>();
const made: { name: CallName; input: unknown }[] = [];

export async function call(name: CallName, input: unknown): Promise<unknown> {
  made.push({ name, input });
  const answer = answers.get(name);
  if (!answer) throw new Error(`no answer for ${name}`);
  return answer(input);
}

/** What the server answers from now on. */
export function answer<N extends CallName>(
  name: N,
  reply: CallReply<N> | ((input: CallInput<N>) => CallReply<N>),
): void {
  answers.set(name, typeof reply === 'function' ? (reply as Answer) : () => reply);
}

/** The server refuses from now on, with this sentence. */
export function refuse(name: CallName, msg: string, status = '400'): void {
  answers.set(name, () => {
    throw new ApiError(msg, { kind: 'refused', status });
  });
}

/** The inputs of the calls made so far. */
export const inputsOf = <N extends CallName>(name: N): CallInput<N>[] =>
  made.filter((one) => one.name === name).map(({ input }) => input as CallInput<N>);

export function forgetCalls(): void {
  answers.clear();
  made.length = 0;
}
