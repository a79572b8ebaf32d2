/** Counts the renders of each release by outcome. */
export interface RenderFigures {
  readonly releases: readonly {
    readonly package: string;
    readonly build: string;
    readonly rendered: number;
    /** By kind of fault. */
    readonly failed: Readonly<Record<string, number>>;
  }[];
  /** The number of processes that were started. More than one means that one ended. */
  readonly starts: number;
  /** Whether one runs now. */
  readonly up: boolean;
}

/** The process that runs the scripts of releases. `@portal/renderer` is one. */
export interface RendererPort {
  /** Gives back the text that the release's script writes. Rejects if there is none, after a second at most. */
  render(
    release: { readonly package: string; readonly build: string },
    code: () => Promise<string>,
    input: string,
  ): Promise<string>;
  /** Starts what the release's first page would wait for. */
  prepare?(release: { readonly package: string; readonly build: string }, code: () => Promise<string>): void;
  readonly figures?: RenderFigures;
}
