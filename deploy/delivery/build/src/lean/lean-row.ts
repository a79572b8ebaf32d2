/**
 * A place in a third-party package where the build takes something else, because the real thing costs a page too much.
 */
export interface LeanRow {
  /** A short name for the build's errors. */
  readonly name: string;
  /** The path of packages to the place. Each package is a dependency of the one before. */
  readonly packages: readonly string[];
  /**
   * The request that is replaced: a file of the last of these packages (`./…`), or a name as it stands in an import. A
   * pattern means every file of that package with a matching path; then `becomes` is the loader for these files.
   */
  readonly asked: string | RegExp;
  /** The replacement: a file beside the table, or another file of the same package (`./…`). */
  readonly becomes: string;
  readonly builds: 'host' | 'remote';
  /** Replaces only requests of these files; all others get the real one. */
  readonly askedBy?: RegExp;
  readonly why: string;
  /** The scripts of one page, compressed with brotli. */
  readonly saves: { readonly kilobytes: number; readonly page: string };
}
