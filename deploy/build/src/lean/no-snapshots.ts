/**
 * Stands where the federation runtime keeps manifests of remotes. Ours come with their entries, so there is none: what
 * asks for one, finds nothing.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined });
