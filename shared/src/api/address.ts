import { addressedMessageCalls } from '../contract/calls/addressed-messages';
import { fileCalls } from '../contract/calls/files';
import type { CallInput } from '../contract/public';
import { addressOf } from '../crypto/public';
import { type AnyInput, requestForm } from './request-form';

const addressed = { ...fileCalls, ...addressedMessageCalls };

/** The address of a GET that the browser makes itself: a picture, or an event stream. */
export function callAddress<N extends keyof typeof addressed>(name: N, input: CallInput<N>): string {
  const { path, query } = requestForm(addressed[name], input as AnyInput);
  return `/api${addressOf(path, query)}`;
}
