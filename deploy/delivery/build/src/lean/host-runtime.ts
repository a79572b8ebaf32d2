import { init } from '@module-federation/enhanced/runtime';

declare global {
  /** The bundler's part of the federation runtime, given by the host (`give-runtime.ts`). */
  var __portalFederation: { bundlerRuntime: object; attachShareScopeMap: unknown } | undefined;
}

/**
 * Replaces the bundler's part of the federation runtime in a remote's entry: the host has the same part. Only the part
 * that remembers its instance belongs to the remote.
 */
export default { ...globalThis.__portalFederation, runtime: { init }, bundlerRuntimeOptions: {} };
