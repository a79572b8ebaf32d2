/**
 * The media types that a release may serve, by file ending. The type becomes a header of every answer and tells the
 * browser how to read the bytes. So it comes from this table, never from the publisher.
 */
const mediaTypes = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  // Character tables for PDF files.
  ['bcmap', 'application/octet-stream'],
]);

export const servedEndings: readonly string[] = [...mediaTypes.keys()];

/** Undefined if files with that ending are not served. */
export function mediaTypeOf(path: string): string | undefined {
  return mediaTypes.get(path.slice(path.lastIndexOf('.') + 1));
}
