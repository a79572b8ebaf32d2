/** Stands where the bundler's part of the federation runtime prepares shared modules to be shaken: ours come whole. */
interface WebpackRequire {
  federation: { initOptions?: unknown; runtime: { init(options: unknown): unknown } };
}

export function init({ webpackRequire }: { webpackRequire: WebpackRequire }): unknown {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
