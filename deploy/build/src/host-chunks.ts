import type { Chunk, ChunkGraph, Module } from 'webpack';

/** What every page runs on and no release of ours changes: one file, which the browser keeps for long. */
const kernel = {
  name: 'kernel',
  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
  chunks: 'async',
  enforce: true,
} as const;

const antdFiles = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|stylis|@emotion)[\\/]/;
const baseTier = /[\\/]ui[\\/]base[\\/]public\.ts$/;

const known = new WeakMap<Chunk, boolean>();

function holdsBaseTier(chunk: Chunk, chunkGraph: ChunkGraph): boolean {
  const before = known.get(chunk);
  if (before !== undefined) return before;
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
  const holds = modules.some((module) => baseTier.test(module.nameForCondition() ?? ''));
  known.set(chunk, holds);
  return holds;
}

/** What the first tier has of antd, and every other one builds on: one file, of which nothing is for a page beyond. */
const antdBase = {
  name: 'antd-base',
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    antdFiles.test(module.nameForCondition() ?? '') &&
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => holdsBaseTier(chunk, chunkGraph)),
  chunks: 'async',
  enforce: true,
  priority: 10,
} as const;

/** How the host's packages are cut into files. */
export const hostChunks = { kernel, antdBase };
