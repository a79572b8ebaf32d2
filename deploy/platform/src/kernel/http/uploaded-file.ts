/** A file of a multipart upload. All of it is in memory, because the size limit keeps it small. */
export interface UploadedFile {
  readonly fileName: string;
  readonly content: Buffer;
}
