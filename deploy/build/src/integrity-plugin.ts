import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * Puts `integrity` on every script and style sheet that the build loads at run time. The hashes come from the boot
 * document through `__portalIntegrity`, which the host defines before anything else runs: one map for all builds.
 *
 * `crossOrigin` is set for files of the same origin too (webpack does not): the header `Integrity-Policy` counts a hash
 * only on such a request, and a preload link is used only when both agree.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      compiler.webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) =>
          `${source}\nif (self.__portalIntegrity) { script.crossOrigin = "anonymous"; script.integrity = self.__portalIntegrity(url); }`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, variables) =>
          `${source}\nif (self.__portalIntegrity) { ${variables.tag}.crossOrigin = "anonymous"; ${variables.tag}.integrity = self.__portalIntegrity(${variables.href}); }`,
      );
    });
  }
}
