import type { CallInput } from '../contract/public';
import type { DownloadedFile } from './fetch-file';
import { loadClient } from './load-client';
import type { CallNameOf, CallOptions } from './options';
import { reported } from './reported';

/** Fetches a file. If the reply is an envelope instead, it is an error like that of any other call. */
export async function download<N extends CallNameOf<'file'>>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<DownloadedFile> {
  const { fetchFile } = await reported({ writes: false }, options, loadClient);
  return fetchFile(name, input, options);
}

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
