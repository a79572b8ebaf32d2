/** Parts of the federation runtime that its packages do not export by name. `lean-federation-plugin.ts` leads there. */
declare module 'federation-container-entry' {
  export const initContainerEntry: unknown;
}
