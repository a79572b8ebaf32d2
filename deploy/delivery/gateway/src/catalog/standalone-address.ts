export interface StandaloneAddress {
  slot: string;
  /** Undefined means the build in use. */
  build: string | undefined;
  /** `/standalone/<slot>[@<build>]` */
  basePath: string;
  /** The path as the remote sees it. */
  path: string;
}

const address = /^(\/standalone\/([a-z][a-z0-9-]{0,63})(?:@([a-z0-9][a-z0-9._-]{0,63}))?)(\/.*)?$/;

/** Reads an address of the harness; undefined if it is not one. */
export function standaloneAddressOf(path: string): StandaloneAddress | undefined {
  const [, basePath, slot, build, rest] = address.exec(path) ?? [];
  return basePath && slot ? { slot, build, basePath, path: rest ?? '/' } : undefined;
}
