/**
 * Loads webpack and esbuild, where something is developed. Their addresses are asked for, so that the built command does
 * not contain them.
 */
export const loadDevServer = (): Promise<typeof import('@portal/build/dev-server')> =>
  import(import.meta.resolve('@portal/build/dev-server'));

export const loadProcessBuilder = (): Promise<typeof import('@portal/build/build-processes')> =>
  import(import.meta.resolve('@portal/build/build-processes'));
