import { initContainerEntry } from 'federation-container-entry';

declare const __webpack_require__: { federation: { bundlerRuntime: object; attachShareScopeMap: unknown } };

/**
 * A plugin of the host's federation runtime. It gives remotes the bundler's part of the runtime, as
 * `provideExternalRuntime` gives them the core. Their entries contain neither part (`host-runtime.ts`).
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
