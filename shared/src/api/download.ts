import type { CallInput, CustomerCallName, SlotCall, SlotInput } from '../contract/public';
import type { DownloadedFile } from './fetch-file';
import { loadClient } from './load-client';
import type { CallNameOf, CallOptions, SlotCallOf } from './options';
import { reported } from './reported';

interface Download {
  <N extends CallNameOf<'file'>>(name: N, input: CallInput<N>, options?: CallOptions): Promise<DownloadedFile>;
  <C extends SlotCallOf<'file'>>(row: C, input: SlotInput<C>, options?: CallOptions): Promise<DownloadedFile>;
}

/** Fetches a file. If the reply is an envelope instead, it is an error like that of any other call. */
export const download = (async (asked: CustomerCallName | SlotCall, input: unknown, options: CallOptions = {}) => {
  const { fetchFile } = await reported({ writes: false }, options, loadClient);
  return fetchFile(asked, input, options);
}) as Download;

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, fileName }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers start reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
