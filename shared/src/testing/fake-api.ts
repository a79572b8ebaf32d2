import { jest } from '@jest/globals';
import type { CallInput, CallName, CallReply, SlotCall, SlotInput, SlotReply } from '../contract/public';

/** Replaces `@portal/shared/api` in tests of pages, by `mock-api`. */
const real = jest.requireActual<typeof import('../api/public')>('../api/public');

export const {
  ApiError,
  callAddress,
  captchaFirst,
  isFailedCall,
  KeptAnswersContext,
  keepAnswers,
  singleFlight,
  tellIfFailed,
  usePageSignal,
} = real;
export const configureApi = () => undefined;
export const onFailedCall = () => undefined;
export const prepareSealedCalls = () => undefined;
/** Remembers the files that were handed to the browser. */
export const saveFile = jest.fn();

interface Options {
  readonly signal?: AbortSignal;
}
type Answer = (input: unknown) => unknown;

/** A call of the platform by its name, or of a team's service by its row. */
type AnyCall = CallName | SlotCall;

const answers = new Map<AnyCall, Answer>();
const made: { asked: AnyCall; input: unknown }[] = [];

const nameOf = (asked: AnyCall) => (typeof asked === 'string' ? asked : `${asked.slot}/${asked.path}`);

export async function call(asked: AnyCall, input: unknown, options: Options = {}): Promise<unknown> {
  made.push({ asked, input });
  const answer = answers.get(asked);
  if (!answer) throw new Error(`no answer for ${nameOf(asked)}`);
  const reply = await answer(input);
  if (options.signal?.aborted) throw new ApiError('', { kind: 'aborted' });
  return reply;
}

export async function download(asked: AnyCall, input: unknown): Promise<unknown> {
  return { blob: await call(asked, input), fileName: `${nameOf(asked)}.csv` };
}

export const { useAnswer, useKeptAnswer } = real.answerHooks(call as Parameters<typeof real.answerHooks>[0]);

export const storeFile = real.storeFileBy(call as typeof real.call);
export const loadFile = real.loadFileBy(download as typeof real.download);

export const codeVerification = real.codeVerificationBy(call as typeof real.call);

type InputOf<A> = A extends CallName ? CallInput<A> : A extends SlotCall ? SlotInput<A> : never;
type ReplyOf<A> = A extends CallName ? CallReply<A> : A extends SlotCall ? SlotReply<A> : never;

/** Sets the server's answer from now on; a promise that is still open keeps the call waiting. */
export function answer<const A extends AnyCall>(
  asked: A,
  reply: ReplyOf<A> | ((input: InputOf<A>) => ReplyOf<A> | Promise<ReplyOf<A>>),
): void {
  answers.set(asked, typeof reply === 'function' ? (reply as Answer) : () => reply);
}

interface RefusalChoices {
  readonly status?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** The server refuses from now on, with this sentence. */
export function refuse(asked: AnyCall, msg: string, { status = '400', fields = {} }: RefusalChoices = {}): void {
  answers.set(asked, () => {
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
export const inputsOf = <const A extends AnyCall>(asked: A): InputOf<A>[] =>
  made.filter((one) => one.asked === asked).map(({ input }) => input as InputOf<A>);

export function forgetCalls(): void {
  answers.clear();
  made.length = 0;
  saveFile.mockClear();
}
