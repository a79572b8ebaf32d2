import type { customerCalls } from '../contract/customer-calls';
import type { Call, CallInput, CallReply, CustomerCallName, SlotCall, SlotInput, SlotReply } from '../contract/public';

export interface CallOptions {
  /** Ends the call when a page is left: see `usePageSignal`. */
  readonly signal?: AbortSignal;
  /** The caller shows what went wrong; an ended session is handled all the same. */
  readonly handlesErrors?: boolean;
  /** Says 操作成功！ when it is done. A text is the second line of that message. */
  readonly success?: boolean | string;
  /** Writes show the loading overlay unless this is false. */
  readonly loading?: boolean;
  /** The progress of an upload, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/** The names of calls, by the kind of their reply. */
export type CallNameOf<Reply extends Call['reply']> = {
  [N in CustomerCallName]: (typeof customerCalls)[N]['reply'] extends Reply ? N : never;
}[CustomerCallName];

/** A call of a team's service, by the kind of its reply. */
export type SlotCallOf<Reply extends Call['reply']> = SlotCall & { readonly reply: Reply };

/** The type of `call`, for code that receives it as an argument. */
export interface CallFunction {
  <N extends CallNameOf<'json'>>(name: N, input: CallInput<N>, options?: CallOptions): Promise<CallReply<N>>;
  <C extends SlotCallOf<'json'>>(row: C, input: SlotInput<C>, options?: CallOptions): Promise<SlotReply<C>>;
}
