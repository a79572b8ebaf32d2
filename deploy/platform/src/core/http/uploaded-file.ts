/** A file of a multipart upload, whole in memory: the size limit keeps it small. */
export interface UploadedFile {
  readonly fileName: string;
  readonly content: Buffer;
}
