import type { Chunk, ChunkGraph, Module } from 'webpack';

/**
 * Every page runs on these packages, and our releases do not change them. They are one file, so the browser keeps it
 * for long.
 */
const kernel = {
  name: 'kernel',
  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
  chunks: 'async',
  enforce: true,
  priority: 20,
} as const;

const fileOf = (module: Module): string => (module.nameForCondition() ?? '').replaceAll('\\', '/');

const files = new WeakMap<Chunk, string[]>();

function filesOf(chunk: Chunk, chunkGraph: ChunkGraph): string[] {
  const before = files.get(chunk);
  if (before) return before;
  const found = [...chunkGraph.getChunkModulesIterable(chunk)].map(fileOf);
  files.set(chunk, found);
  return found;
}

const isShared = (module: Module, chunkGraph: ChunkGraph) => chunkGraph.getNumberOfModuleChunks(module) > 1;

/**
 * Names a chunk by a file in it, or by the name that an `import()` gives it (`webpackChunkName`). No layer may have the
 * same name.
 */
type ChunkMark = RegExp | string;

function isHeldWith(module: Module, chunkGraph: ChunkGraph, mark: ChunkMark): boolean {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  if (typeof mark === 'string') return chunks.some(({ name }) => name === mark);
  return chunks.some((chunk) => filesOf(chunk, chunkGraph).some((file) => mark.test(file)));
}

interface Layer {
  name: string;
  /** The layer takes the shared modules of such a chunk. */
  holds: ChunkMark;
  /** It also takes the modules that no other chunk uses. A page that needs this layer needs nearly all of it. */
  whole?: true;
}

const provided = (tiers: string) => new RegExp(`/shared/src/(${tiers})/public\\.ts$`);

/**
 * Our own modules that several chunks use. Each goes into the first layer that takes it. So a page loads few files, one
 * for each of its layers, and gets no style sheet twice.
 */
const layers: readonly Layer[] = [
  { name: 'start', holds: 'app', whole: true },
  { name: 'api', holds: provided('api|format'), whole: true },
  // The names of all states are most of it, and neither the home page nor the login shows one.
  { name: 'contract', holds: provided('contract'), whole: true },
  { name: 'codes', holds: provided('codes'), whole: true },
  { name: 'login-shared', holds: 'login' },
  { name: 'session', holds: provided('session|session/rules'), whole: true },
  { name: 'session', holds: 'access', whole: true },
  { name: 'ui-base', holds: provided('ui/base|ui/form|validators') },
  { name: 'ui-frame', holds: provided('ui/frame|live') },
];

/**
 * These modules are small, or only name things that are already in the kernel or in `start`. Every remote takes them. The
 * two of `codes` are what `boot` needs of it.
 */
const ofEveryPage =
  /\/shared\/src\/(router|boot\/[\w-]+|codes\/(?:comp-status|landing-addresses)|headline\/headline)\.tsx?$/;
const ownFiles = /\/(shared|host|deploy\/delivery\/build)\/src\/|\/node_modules\/(zustand|js-cookie|clsx)\//;

const layerNames = new WeakMap<Module, string>();

function layerOf(module: Module, chunkGraph: ChunkGraph): string | undefined {
  const file = fileOf(module);
  if (ofEveryPage.test(file)) return 'start';
  const layer = layers.find(({ holds }) => isHeldWith(module, chunkGraph, holds));
  if (!layer || !(layer.whole || isShared(module, chunkGraph))) return undefined;
  return layer.name === 'start' || ownFiles.test(file) ? layer.name : undefined;
}

const ownLayers = {
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
    const layer = layerOf(module, chunkGraph);
    if (layer) layerNames.set(module, layer);
    return layer !== undefined;
  },
  name: (module: Module) => layerNames.get(module),
  chunks: 'async',
  enforce: true,
  priority: 10,
} as const;

const antdFiles = /\/node_modules\/(antd|@ant-design|@rc-component|stylis|@emotion)\//;
/** These are small, and nearly all of antd needs them. By webpack's own rules each tier would bring a copy. */
const antdGround =
  /\/node_modules\/(@babel\/runtime|react-is|@rc-component\/motion|antd\/es\/style\/motion|antd\/es\/_util\/motion)[/.]/;

/**
 * The first tier uses this part of antd, and every other tier builds on it. It is one file without code for single
 * pages.
 */
const antdBase = {
  name: 'antd-base',
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
    const file = fileOf(module);
    if (antdGround.test(file)) return isShared(module, chunkGraph);
    return antdFiles.test(file) && isHeldWith(module, chunkGraph, provided('ui/base'));
  },
  chunks: 'async',
  enforce: true,
  priority: 10,
} as const;

/** Forms and their validation, in one file for all tiers that use them. */
const antdForm = {
  name: 'antd-form',
  test: (module: Module) =>
    /\/node_modules\/(antd\/es\/(form|grid\/style)|@rc-component\/(form|async-validator)|scroll-into-view-if-needed|compute-scroll-into-view)\//.test(
      fileOf(module),
    ),
  chunks: 'async',
  enforce: true,
  priority: 5,
} as const;

/** Other tiers use this part of the frame's antd too. Their users are inside the frame; forms are the exception. */
const antdFrame = {
  name: 'antd-frame',
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    antdFiles.test(fileOf(module)) &&
    isShared(module, chunkGraph) &&
    isHeldWith(module, chunkGraph, provided('ui/frame')) &&
    !isHeldWith(module, chunkGraph, provided('ui/form')),
  chunks: 'async',
  enforce: true,
  priority: 3,
} as const;

/** Says how the host's packages are cut into files. */
export const hostChunks = { kernel, ownLayers, antdBase, antdForm, antdFrame };
