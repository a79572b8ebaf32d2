import { type Call, type CallInput, type CallName, type CallReply, calls } from '../contract/public';
import { ApiError } from './api-error';
import { countLoading } from './loading-counter';
import { type Done, perform } from './perform';
import { ports } from './ports';
import { type AnyInput, requestForm } from './request-form';
import { failureText, messageMilliseconds, successText } from './texts';

export interface CallOptions {
  /** Ends the call when a page is left: see `usePageSignal`. */
  readonly signal?: AbortSignal;
  /** The caller shows what went wrong; an ended session is handled all the same. */
  readonly handlesErrors?: boolean;
  /** Says 操作成功！, or another sentence, when it is done. */
  readonly success?: boolean | string;
  /** Writes show the loading overlay unless this is false. */
  readonly loading?: boolean;
  /** Of an upload, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/** Calls by what they answer. */
export type CallNameOf<Reply extends Call['reply']> = {
  [N in CallName]: (typeof calls)[N]['reply'] extends Reply ? N : never;
}[CallName];

/** What the person is told of by other means, or did themselves. */
const silentKinds: readonly ApiError['kind'][] = ['aborted', 'session', 'locked', 'stale'];

function report(error: ApiError): void {
  if (silentKinds.includes(error.kind)) return;
  ports().notify(error.kind === 'refused' ? 'warning' : 'error', error.msg, messageMilliseconds);
}

export async function run(row: Call, input: AnyInput, options: CallOptions): Promise<Done> {
  const action = () => perform(row, requestForm(row, input), options);
  try {
    const done = await (row.writes && options.loading !== false ? countLoading(action) : action());
    const text = options.success === true ? successText : options.success;
    if (text) ports().notify('success', text, messageMilliseconds);
    return done;
  } catch (thrown) {
    const error =
      thrown instanceof ApiError ? thrown : new ApiError(failureText(row), { kind: 'client', cause: thrown });
    if (!options.handlesErrors) report(error);
    throw error;
  }
}

/**
 * Makes one call of the platform API and answers the body of its envelope.
 *
 *     const reply = await call('sendMobileCodeOfLoginWithSecurity', { query: { browserID, mobile, smsToken } });
 */
export async function call<N extends CallNameOf<'json'>>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<CallReply<N>> {
  const { body } = await run(calls[name], input as AnyInput, options);
  return body as CallReply<N>;
}
