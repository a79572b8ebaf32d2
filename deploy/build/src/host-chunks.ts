import type { Chunk, ChunkGraph, Module } from 'webpack';

/** What every page runs on and no release of ours changes: one file, which the browser keeps for long. */
const kernel = {
  name: 'kernel',
  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
  chunks: 'async',
  enforce: true,
} as const;

const antdFiles = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|stylis|@emotion)[\\/]/;
/** Small, and under nearly all of antd: by webpack's own rules each tier would bring a copy. */
const antdGround = /[\\/]node_modules[\\/](@babel[\\/]runtime|react-is|@rc-component[\\/]motion)[\\/]/;
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
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
    const file = module.nameForCondition() ?? '';
    const chunks = [...chunkGraph.getModuleChunksIterable(module)];
    if (antdGround.test(file)) return chunks.length > 1;
    return antdFiles.test(file) && chunks.some((chunk) => holdsBaseTier(chunk, chunkGraph));
  },
  chunks: 'async',
  enforce: true,
  priority: 10,
} as const;

const ownBaseFiles = /[\\/]shared[\\/]src[\\/]ui[\\/]base[\\/].*\.tsx?$/;

/** What the first tier and others have of our own: no tier is without the first one. */
const ownBase = {
  name: 'ui-base',
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
    const chunks = [...chunkGraph.getModuleChunksIterable(module)];
    return (
      chunks.length > 1 &&
      ownBaseFiles.test(module.nameForCondition() ?? '') &&
      chunks.some((chunk) => holdsBaseTier(chunk, chunkGraph))
    );
  },
  chunks: 'async',
  enforce: true,
  priority: 10,
} as const;

/** Forms and their validation: one file for all tiers that know of them. */
const antdForm = {
  name: 'antd-form',
  test: /[\\/]node_modules[\\/](antd[\\/]es[\\/]form|@rc-component[\\/](form|async-validator)|scroll-into-view-if-needed|compute-scroll-into-view)[\\/]/,
  chunks: 'async',
  enforce: true,
  priority: 5,
} as const;

/** How the host's packages are cut into files. */
export const hostChunks = { kernel, antdBase, ownBase, antdForm };
