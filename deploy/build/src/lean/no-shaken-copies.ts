/** Stands where the bundler's part of the federation runtime looks for shaken copies of shared modules: there are none. */
export const getSharedFallbackGetter = ({ factory }: { factory: unknown }): unknown => factory;
