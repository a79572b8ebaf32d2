import type { fileCalls } from '../calls/files';
import type { SchemasOf } from './call-schemas';
import { fileRef, fileToken } from './common';

export const fileSchemas = {
  fileStore: { reply: fileRef },
  fileDownload: { query: { fileToken } },
} as const satisfies SchemasOf<typeof fileCalls>;
