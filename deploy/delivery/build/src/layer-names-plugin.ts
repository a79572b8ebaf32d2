import type { Compiler } from 'webpack';

/**
 * A file of a layer has the name of the layer instead of a number. So the browser's network view shows which layers a
 * page loads.
 */
export class LayerNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LayerNamesPlugin', (compilation) => {
      compilation.hooks.optimizeChunkIds.tap('LayerNamesPlugin', (chunks) => {
        for (const chunk of chunks)
          if (chunk.name && !chunk.hasRuntime()) {
            chunk.id = chunk.name;
            chunk.ids = [chunk.name];
          }
      });
    });
  }
}
