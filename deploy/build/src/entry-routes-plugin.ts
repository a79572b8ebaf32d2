import type { Compiler } from 'webpack';
import { consumedBy, groupsForRequest } from './chunk-graph';

const afterSplitting = 20;

/**
 * Puts a remote's table of routes into its entry. Federation makes a file of its own of whatever is exposed; this one
 * is some hundred bytes that everybody who has the entry asks for next.
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
        // A table that takes provided modules has to wait for them, and an entry cannot.
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
