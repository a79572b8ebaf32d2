import { call } from '@portal/shared/api';
import type { UploadFile } from '@portal/shared/ui/frame';

/** Sends a picked file at once; until a form names it, it is the uploader's alone. */
export const storeFile: UploadFile = (file, { signal, onProgress }) =>
  call(
    'fileStore',
    { file },
    { signal, handlesErrors: true, loading: false, onProgress: (fraction) => onProgress(Math.round(fraction * 100)) },
  );
