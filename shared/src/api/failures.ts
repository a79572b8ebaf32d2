import { ApiError } from './api-error';
import type { Outcome } from './outcome';
import { type ForWrites, failureText, networkText, timeoutText } from './texts';

/**
 * The errors that a call rejects with. They are the same with axios (for people with a session) and with `fetch` (for
 * visitors).
 */

/** The raw answer, before anything interprets it. */
export interface RawReply {
  readonly httpStatus: number;
  readonly data: unknown;
  readonly header: (name: string) => string | undefined;
  /** The request's number, as this page has made it. */
  readonly number?: string;
}

/** No answer came: the caller gave up, the time was over, or the connection was lost. */
export function unanswered(
  row: ForWrites,
  kind: 'aborted' | 'timeout' | 'network',
  cause: unknown,
  number?: string,
): ApiError {
  const sentences = { aborted: () => '', timeout: timeoutText, network: networkText };
  return new ApiError(sentences[kind](row), { kind, requestId: number, cause });
}

type Failed = Exclude<Outcome, { kind: 'ok' }>;

/** The server refused, or its answer was not valid. `or` is the text to use if it gave no sentence. */
export function refusal(row: ForWrites, outcome: Failed, reply: RawReply, or = failureText(row)): ApiError {
  const { kind, status, msg, fields } = outcome;
  // A proxy on the way, or a gateway of an earlier release, may not know this page's number.
  const requestId = reply.header('x-request-id') ?? reply.number;
  return new ApiError(msg || or, { kind: errorKinds[kind] ?? 'server', status, fields, requestId });
}

const errorKinds: Partial<Record<Failed['kind'], ApiError['kind']>> = {
  unauthorized: 'session',
  forbidden: 'session',
  locked: 'locked',
  companyless: 'companyless',
  refused: 'refused',
};
