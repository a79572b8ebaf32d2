import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

type TagParent = 'head' | 'body';

/**
 * The code that gives a tag its hash. If the hash is not known yet, the code holds the tag back; `hold` is the code for
 * that.
 */
function hashedTag(tag: string, url: string, place: TagParent, hold: string): string {
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
 * document through `__portalIntegrity`, one map for all builds, which the host defines before anything else runs. If
 * the host says through `__portalUnhashed` that a hash is still to come, the tag waits for it.
 *
 * `crossOrigin` is set for files of the same origin too, which webpack does not do. The header `Integrity-Policy`
 * accepts a hash only on such a request, and the browser uses a preload link only if both agree.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      compiler.webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        // The code that attaches the script reads this variable.
        (source) => source + hashedTag('script', 'url', 'head', 'needAttach = false;'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        // The preset's `insert` puts a sheet there that need not wait.
        (source, { tag, href }) => source + hashedTag(tag, href, 'body', `return ${tag};`),
      );
    });
  }
}
