/** A place in somebody else's package where the build takes something else, because the real thing costs a page too much. */
export interface LeanRow {
  /** A word for it in the build's errors. */
  readonly name: string;
  /** The packages that lead there, each a dependency of the one before. */
  readonly packages: readonly string[];
  /**
   * What is asked for: a file of the last of these packages, `./` before it, or a name as an import says it. With a
   * pattern it is all its files of such a path, and `becomes` is the loader that they go through.
   */
  readonly asked: string | RegExp;
  /** What is taken instead: a file beside the table, or with `./` another file of the same package. */
  readonly becomes: string;
  readonly builds: 'host' | 'remote';
  /** Only what these files ask for; the others keep the real one. */
  readonly askedBy?: RegExp;
  readonly why: string;
  /** Scripts of one page, compressed with brotli. */
  readonly saves: { readonly kilobytes: number; readonly page: string };
}
