import { init } from '@module-federation/enhanced/runtime';

declare global {
  /** The bundler's part of the federation runtime, as the host gives it (`give-runtime.ts`). */
  var __portalFederation: { bundlerRuntime: object; attachShareScopeMap: unknown } | undefined;
}

/**
 * Stands in a remote's entry where the bundler's part of the federation runtime would be: the host has the same one.
 * Only what remembers its instance is the remote's own.
 */
export default { ...globalThis.__portalFederation, runtime: { init }, bundlerRuntimeOptions: {} };
