/** Parts of the federation runtime that its packages do not export by name. `table.ts` leads there. */
declare module 'federation-container-entry' {
  export const initContainerEntry: unknown;
}
