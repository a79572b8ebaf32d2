import { initContainerEntry } from 'federation-container-entry';

declare const __webpack_require__: { federation: { bundlerRuntime: object; attachShareScopeMap: unknown } };

/**
 * A plugin of the host's federation runtime: gives remotes the bundler's part of it, as `provideExternalRuntime` gives
 * them the core. Their entries hold neither (`host-runtime.ts`).
 */
export default function giveRuntime() {
  return {
    name: 'portal-give-runtime',
    beforeInit<Arguments>(found: Arguments): Arguments {
      const { bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
      globalThis.__portalFederation = {
        bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
        attachShareScopeMap,
      };
      return found;
    },
  };
}
