import { type CallInput, type CallName, calls } from '../contract/public';
import { addressOf } from '../crypto/public';
import { type AnyInput, requestForm } from './request-form';

/** The address of a GET that the browser makes itself: a picture, or an event stream. */
export function callAddress<N extends CallName>(name: N, input: CallInput<N>): string {
  const { path, query } = requestForm(calls[name], input as AnyInput);
  return `/api${addressOf(path, query)}`;
}
