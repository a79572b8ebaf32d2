import type { CallFault } from '../boot/open-page';
import type { SlotCall } from '../contract/public';
import { ApiError } from './api-error';

/** A call that failed though nobody refused it, with what may be told of it: no path, no input, no text. */
export interface FailedCall {
  readonly failure: CallFault;
  /** The name of the platform's call in the contract. */
  readonly call?: string;
  /** The slot whose service was called. */
  readonly slot?: string;
  /** The number of the request, as the person may see it. */
  readonly number?: string | undefined;
}

type Listener = (failed: FailedCall) => void;

let listener: Listener = () => undefined;

/** From now on this one hears of each failed call. Without a host around it, a page tells nobody. */
export function onFailedCall(tell: Listener): void {
  listener = tell;
}

/** Why a call failed; undefined if it was refused or given up, or if this is not the error of a call. */
function faultOf(thrown: unknown): CallFault | undefined {
  if (!(thrown instanceof ApiError)) return undefined;
  const { kind, status, requestId } = thrown;
  // Without a number nothing was sent: the client's own code did not come.
  if (kind === 'network' || kind === 'timeout') return requestId === undefined ? undefined : kind;
  // A 4xx refuses what this page has sent: too much, or too often.
  return kind === 'server' && !status.startsWith('4') ? 'server' : undefined;
}

/**
 * Returns whether this is the error of a call that failed. It is told as that call, with its owner; it is no error of
 * the page that did not catch it.
 */
export const isFailedCall = (thrown: unknown): boolean => faultOf(thrown) !== undefined;

/** Tells of the call if it failed, by its name, or by the slot whose service it asked. */
export function tellIfFailed(asked: string | Pick<SlotCall, 'slot'>, error: unknown): void {
  const failure = faultOf(error);
  if (!failure) return;
  const whose = typeof asked === 'string' ? { call: asked } : { slot: asked.slot };
  listener({ failure, ...whose, number: (error as ApiError).requestId });
}
