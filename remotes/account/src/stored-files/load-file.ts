import { download } from '@portal/shared/api';

/** The bytes of a stored file, to be shown on the page. */
export async function loadFile(fileToken: string, signal: AbortSignal): Promise<Blob> {
  const { blob } = await download('fileDownload', { query: { fileToken } }, { signal, handlesErrors: true });
  return blob;
}
