import type { fileCalls } from '../calls/files';
import type { SchemasOf } from './call-schemas';
import { fileToken, paperRef } from './common';

export const fileSchemas = {
  fileStore: { reply: paperRef },
  fileDownload: { query: { fileToken } },
} as const satisfies SchemasOf<typeof fileCalls>;
