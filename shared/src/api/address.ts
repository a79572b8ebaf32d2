import { fileGroup } from '../contract/groups/files';
import { messageStreamGroup } from '../contract/groups/message-stream';
import type { CallInput } from '../contract/public';
import { addressOf } from '../crypto/public';
import { type AnyInput, requestForm } from './request-form';

const addressed = { ...fileGroup.calls, ...messageStreamGroup.calls };

/** The address of a GET that the browser makes itself: a picture, or an event stream. */
export function callAddress<N extends keyof typeof addressed>(name: N, input: CallInput<N>): string {
  const { path, query } = requestForm(addressed[name], input as AnyInput);
  return `/api${addressOf(path, query)}`;
}
