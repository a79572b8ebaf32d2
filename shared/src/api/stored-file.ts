import type { CallReply } from '../contract/public';
import { call } from './call';
import { download } from './download';

interface Sending {
  readonly signal: AbortSignal;
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

/** Makes the function that sends a picked file, with the given `send`: the api client's own, or a test's. */
export const storeFileBy =
  (send: typeof call) =>
  (file: File, { signal, onProgress }: Sending): Promise<CallReply<'fileStore'>> =>
    send(
      'fileStore',
      { file },
      { signal, handlesErrors: true, loading: false, onProgress: (fraction) => onProgress(Math.round(fraction * 100)) },
    );

/** Sends a picked file at once. Until a form names it, only the person who uploaded it may see it. */
export const storeFile = storeFileBy(call);

/** Makes the function that fetches a stored file's bytes, with the given download function. */
export const loadFileBy =
  (fetchFile: typeof download) =>
  async (fileToken: string, signal: AbortSignal): Promise<Blob> => {
    const { blob } = await fetchFile('fileDownload', { query: { fileToken } }, { signal, handlesErrors: true });
    return blob;
  };

/** The bytes of a stored file, to be shown on the page. */
export const loadFile = loadFileBy(download);
