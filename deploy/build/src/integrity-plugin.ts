import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

type Place = 'head' | 'body';

/** Code that gives a tag its hash and holds it back until the hash is known; `hold` is what that takes. */
function hashedTag(tag: string, url: string, place: Place, hold: string): string {
  const hash = `${tag}.integrity = self.__portalIntegrity(${url});`;
  return `
if (self.__portalIntegrity) {
  ${tag}.crossOrigin = "anonymous";
  var unhashed = self.__portalUnhashed && self.__portalUnhashed(${url});
  if (unhashed) {
    unhashed.then(
      function () { ${hash} document.${place}.appendChild(${tag}); },
      function () { ${tag}.dispatchEvent(new Event("error")); }
    );
    ${hold}
  }
  ${hash}
}`;
}

/**
 * Puts `integrity` on every script and style sheet that the build loads at run time. The hashes come from the boot
 * document through `__portalIntegrity`, which the host defines before anything else runs: one map for all builds.
 * Where the host says by `__portalUnhashed` that a hash is still to come, the tag waits for it.
 *
 * `crossOrigin` is set for files of the same origin too (webpack does not): the header `Integrity-Policy` counts a hash
 * only on such a request, and a preload link is used only when both agree.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      compiler.webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        // What attaches the script goes by this variable.
        (source) => source + hashedTag('script', 'url', 'head', 'needAttach = false;'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        // Where the preset's `insert` puts a sheet that need not wait.
        (source, { tag, href }) => source + hashedTag(tag, href, 'body', `return ${tag};`),
      );
    });
  }
}
