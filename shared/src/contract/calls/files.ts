import type { Call } from '../call';

/** Uploads and downloads. */
export const fileCalls = {
  fileStore: {
    path: 'third/file/store',
    method: 'POST',
    base: 'portal',
    body: 'file',
    reply: 'json',
    token: true,
    writes: true,
  },
  /** Public files need no token; every other file is for who may see it. */
  fileDownload: {
    path: 'third/file/down/load',
    method: 'GET',
    base: 'portal',
    query: ['fileToken'],
    body: 'none',
    reply: 'file',
    token: false,
    writes: false,
  },
} as const satisfies Record<string, Call>;
