import { jest } from '@jest/globals';
import type { CallInput, CallName, CallReply } from '../contract/public';

/** Replaces `@portal/shared/api` in tests of pages, by `mock-api`. */
const real = jest.requireActual<typeof import('../api/public')>('../api/public');

export const { ApiError, callAddress, captchaFirst, usePageSignal } = real;
export const configureApi = () => undefined;
export const prepareSealedCalls = () => undefined;
/** Remembers the files that were handed to the browser. */
export const saveFile = jest.fn();

interface Options {
  readonly signal?: AbortSignal;
}
type Answer = (input: unknown) => unknown;

const answers = new Map<CallName, Answer>();
const made: { name: CallName; input: unknown }[] = [];

export async function call(name: CallName, input: unknown, options: Options = {}): Promise<unknown> {
  made.push({ name, input });
  const answer = answers.get(name);
  if (!answer) throw new Error(`no answer for ${name}`);
  const reply = await answer(input);
  if (options.signal?.aborted) throw new ApiError('', { kind: 'aborted' });
  return reply;
}

export async function download(name: CallName, input: unknown): Promise<unknown> {
  return { blob: await call(name, input), fileName: `${name}.csv` };
}

export const useAnswer = real.answerHook(call as Parameters<typeof real.answerHook>[0]);

export const storeFile = real.storeFileBy(call as typeof real.call);
export const loadFile = real.loadFileBy(download as typeof real.download);

export const codeVerification = real.codeVerificationBy(call as typeof real.call);

/** Sets the server's answer from now on; a promise that is still open keeps the call waiting. */
export function answer<N extends CallName>(
  name: N,
  reply: CallReply<N> | ((input: CallInput<N>) => CallReply<N> | Promise<CallReply<N>>),
): void {
  answers.set(name, typeof reply === 'function' ? (reply as Answer) : () => reply);
}

interface RefusalChoices {
  readonly status?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** The server refuses from now on, with this sentence. */
export function refuse(name: CallName, msg: string, { status = '400', fields = {} }: RefusalChoices = {}): void {
  answers.set(name, () => {
    throw new ApiError(msg, { kind: 'refused', status, fields });
  });
}

/** The person cancels the dialog that asks for a proof of who they are: nothing is done, and no message appears. */
export function refuseUnproven(name: CallName): void {
  answers.set(name, () => {
    throw new ApiError('', { kind: 'aborted', status: '441' });
  });
}

/** The inputs of the calls made so far. */
export const inputsOf = <N extends CallName>(name: N): CallInput<N>[] =>
  made.filter((one) => one.name === name).map(({ input }) => input as CallInput<N>);

export function forgetCalls(): void {
  answers.clear();
  made.length = 0;
  saveFile.mockClear();
}
