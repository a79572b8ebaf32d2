import { defineGroup, read, write } from '../define-calls';
import { fileToken, paperRef } from '../fields';

/** Uploads and downloads. */
export const fileGroup = defineGroup('file', {
  fileStore: write({ path: 'third/file/store', spec: true, body: 'file', reply: paperRef }),
  /** Public files need no token; every other file is only for people who may see it. */
  fileDownload: read({
    path: 'third/file/down/load',
    method: 'GET',
    spec: true,
    token: false,
    query: { fileToken },
    reply: 'file',
  }),
});
