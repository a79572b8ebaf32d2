import type { Compiler } from 'webpack';
import { consumedBy, groupsForRequest } from './chunk-graph';

const afterSplitting = 20;

/**
 * Puts a remote's table of routes into its entry. Federation would make a separate file for this exposed module. That
 * file has only some hundred bytes, and everybody who has the entry would ask for it next.
 */
export class EntryRoutesPlugin {
  readonly #entry: string;
  readonly #request: string;

  constructor(entry: string, request: string) {
    this.#entry = entry;
    this.#request = request;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryRoutesPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'EntryRoutesPlugin', stage: afterSplitting }, () => {
        const { chunkGraph, namedChunks } = compilation;
        const entry = namedChunks.get(this.#entry);
        const groups = groupsForRequest(compilation, this.#request);
        // If the table takes provided modules, it has to wait for them; an entry cannot wait.
        if (!entry || consumedBy(compilation, groups).length > 0) return;
        for (const chunk of new Set(groups.flatMap((group) => group.chunks)))
          if (chunkGraph.canChunksBeIntegrated(entry, chunk)) {
            chunkGraph.integrateChunks(entry, chunk);
            compilation.chunks.delete(chunk);
          }
      });
    });
  }
}
