/** A place in somebody else's package where the build takes something else, because the real thing costs a page too much. */
export interface LeanRow {
  /** A word for it in the build's errors. */
  readonly name: string;
  /** The packages that lead there, each a dependency of the one before. */
  readonly packages: readonly string[];
  /**
   * The request that is replaced: a file of the last of these packages (`./…`), or a name as an import says it. A
   * pattern means every file of that package whose path matches; `becomes` is then the loader for these files.
   */
  readonly asked: string | RegExp;
  /** The replacement: a file beside the table, or another file of the same package (`./…`). */
  readonly becomes: string;
  readonly builds: 'host' | 'remote';
  /** Only what these files ask for; the others keep the real one. */
  readonly askedBy?: RegExp;
  readonly why: string;
  /** Scripts of one page, compressed with brotli. */
  readonly saves: { readonly kilobytes: number; readonly page: string };
}
