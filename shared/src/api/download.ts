import type { CallInput } from '../contract/public';
import { loadClient } from './load-client';
import type { CallNameOf, CallOptions } from './options';
import { reported } from './reported';

export interface DownloadedFile {
  readonly blob: Blob;
  /** As the server names it, empty where it does not. */
  readonly fileName: string;
}

/** The name in a `Content-Disposition` header; the form with a character set comes first, as it can be Chinese. */
export function fileNameOf(disposition: string | undefined): string {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // A percent sign of its own: the plain form may still be readable.
    }
  }
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? '';
}

/** Fetches a file. A reply that is an envelope instead is an error like that of any other call. */
export async function download<N extends CallNameOf<'file'>>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<DownloadedFile> {
  const { run } = await reported({ writes: false }, options, loadClient);
  const { body, reply } = await run(name, input, options);
  return { blob: body as Blob, fileName: fileNameOf(reply.header('content-disposition')) };
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
