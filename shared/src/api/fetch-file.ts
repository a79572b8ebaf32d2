import type { CustomerCallName, SlotCall } from '../contract/public';
import type { CallOptions } from './options';
import { run } from './run';

export interface DownloadedFile {
  readonly blob: Blob;
  /** The server's name for the file; empty if it gives none. */
  readonly fileName: string;
}

/** The name in a `Content-Disposition` header; the form with a character set comes first, as it can be Chinese. */
export function fileNameOf(disposition: string | undefined): string {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // The name holds a bare percent sign and cannot be decoded; the plain form may still be readable.
    }
  }
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? '';
}

export async function fetchFile(
  asked: CustomerCallName | SlotCall,
  input: unknown,
  options: CallOptions,
): Promise<DownloadedFile> {
  const { body, reply } = await run(asked, input, options);
  return { blob: body as Blob, fileName: fileNameOf(reply.header('content-disposition')) };
}
