import type { Refusal } from '../contract/public';

export type ApiErrorKind =
  /** The server understood and said no. */
  | 'refused'
  /** 401 or 403: the session is over, the person is on the way to the login. */
  | 'session'
  /** The idle limit has passed: the timeout dialog stands before the page. */
  | 'locked'
  /** No company has been chosen yet: the person is on the way to the choice. */
  | 'companyless'
  /** Another tab shows another person or company: this page is about to be loaded anew. */
  | 'stale'
  /** The server failed, or its answer was no envelope. */
  | 'server'
  | 'network'
  | 'timeout'
  /** The caller gave up. With status 441 the person gave up: they did not prove who they are, and nothing was done. */
  | 'aborted'
  /** The call failed before anything was sent. */
  | 'client';

interface ApiErrorFields {
  readonly kind: ApiErrorKind;
  /** The envelope's status or the HTTP one; empty if there was no answer. */
  readonly status?: string;
  readonly requestId?: string | undefined;
  readonly fields?: Refusal['fields'] | undefined;
  readonly cause?: unknown;
}

/** The status of a click, or of a code, that the server takes only after the captcha. */
export const captchaFirst = '428';

/** The person learns of these errors in another way, or caused them. */
const handledKinds: readonly ApiErrorKind[] = ['aborted', 'session', 'locked', 'companyless', 'stale'];

/** The one error of every call. Its `msg` is a Chinese sentence that can be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: string;
  readonly msg: string;
  /** Support finds the request in the log by this. */
  readonly requestId: string | undefined;
  /** The fault of each field, by the field's name. */
  readonly fields: Refusal['fields'];

  constructor(msg: string, { kind, status = '', requestId, fields = {}, cause }: ApiErrorFields) {
    super(msg, { cause });
    this.kind = kind;
    this.status = status;
    this.msg = msg;
    this.requestId = requestId;
    this.fields = fields;
  }

  /** For code that expects a call to fail. Any other error is a fault of the program, so it is thrown again. */
  static expect(thrown: unknown): asserts thrown is ApiError {
    if (!(thrown instanceof ApiError)) throw thrown;
  }

  /** True if no message is needed: the person knows already, is on the way to another page, or gave up themselves. */
  get handled(): boolean {
    return handledKinds.includes(this.kind);
  }
}
