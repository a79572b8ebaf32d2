/**
 * Replaces the part of the federation runtime that keeps manifests of remotes. Our remotes come with their entries, so
 * there are no manifests, and requests for one find nothing.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined });
