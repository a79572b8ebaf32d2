import type { Compiler } from 'webpack';

/** A file of a layer is called as the layer is, not by a number: who looks at the network sees what a page stands on. */
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
