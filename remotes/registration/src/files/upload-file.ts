import { call } from '@portal/shared/api';
import type { UploadFile } from '@portal/shared/ui/frame';

/** Hands a picked file to the server, which looks into it: a refusal stands at the file. */
export const uploadFile: UploadFile = (file, { signal, onProgress }) =>
  call(
    'fileStore',
    { file },
    { signal, handlesErrors: true, loading: false, onProgress: (fraction) => onProgress(Math.round(fraction * 100)) },
  );
