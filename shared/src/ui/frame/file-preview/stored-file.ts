/** A file the server has. */
export interface StoredFile {
  fileToken: string;
  fileName: string;
  /** The digest of the file's content, if the server gives one. */
  digest?: string;
}
