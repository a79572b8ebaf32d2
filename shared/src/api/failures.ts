import { ApiError } from './api-error';
import type { Outcome } from './outcome';
import { failureText, networkText, timeoutText } from './texts';

/** What a call rejects with, whatever carried it: axios for whoever has a session, `fetch` for visitors. */

interface ForWrites {
  readonly writes: boolean;
}

/** What came back, before anybody looks what it means. */
export interface RawReply {
  readonly httpStatus: number;
  readonly data: unknown;
  readonly header: (name: string) => string | undefined;
}

/** No answer came: the caller gave up, the time was over, or the connection was lost. */
export function unanswered(row: ForWrites, kind: 'aborted' | 'timeout' | 'network', cause: unknown): ApiError {
  const sentences = { aborted: () => '', timeout: timeoutText, network: networkText };
  return new ApiError(sentences[kind](row), { kind, cause });
}

type Failed = Exclude<Outcome, { kind: 'ok' }>;

/** The server said no, or something that is no answer. `or` stands where it gave no sentence. */
export function refusal(row: ForWrites, outcome: Failed, reply: RawReply, or = failureText(row)): ApiError {
  const { kind, status, msg, fields } = outcome;
  const requestId = reply.header('x-request-id');
  return new ApiError(msg || or, { kind: errorKinds[kind] ?? 'server', status, fields, requestId });
}

const errorKinds: Partial<Record<Failed['kind'], ApiError['kind']>> = {
  unauthorized: 'session',
  forbidden: 'session',
  locked: 'locked',
  companyless: 'companyless',
  refused: 'refused',
};
