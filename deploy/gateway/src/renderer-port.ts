/** The process that runs the scripts of releases. `@portal/renderer` is one. */
export interface RendererPort {
  /** Gives back the text that the release's script writes. Rejects if there is none, after a second at most. */
  render(
    release: { readonly package: string; readonly build: string },
    code: () => Promise<string>,
    input: string,
  ): Promise<string>;
}

/** Calls back with a tenant's code when its content changed, and with '' when that of any tenant may have. */
export type WatchContent = (onChange: (tenant: string) => void) => Promise<() => Promise<void>>;
