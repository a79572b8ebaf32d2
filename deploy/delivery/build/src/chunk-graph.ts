import type { ChunkGroup, Compilation, Module } from 'webpack';

/**
 * Reads which files and which provided modules the parts of a compilation need. Nothing here changes the compilation.
 */

interface ConsumeSharedModule extends Module {
  options: { shareKey: string };
}

interface ProvideSharedModule extends Module {
  _name: string;
}

function isConsumed(module: Module): module is ConsumeSharedModule {
  return module.type === 'consume-shared-module';
}

function isProvided(module: Module): module is ProvideSharedModule {
  return module.type === 'provide-module';
}

/** The files that browsers get. */
export function filesOf(groups: readonly ChunkGroup[]): string[] {
  const files = groups.flatMap((group) => group.getFiles());
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file) && !file.endsWith('.hot-update.js'));
}

/** The chunk groups that were made for `import(request)` or for an exposed module. */
export function groupsForRequest(compilation: Compilation, request: string): ChunkGroup[] {
  return compilation.chunkGroups.filter((group) => group.origins.some((origin) => origin.request === request));
}

/** The chunk group of an `import()` with this `webpackChunkName`. */
export function groupsNamed(compilation: Compilation, name: string): ChunkGroup[] {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`no import() of this package has the name ${name} (webpackChunkName)`);
  return [group];
}

/** The groups that code in these groups loads later, and those that such code loads. */
export function laterGroups(groups: readonly ChunkGroup[]): ChunkGroup[] {
  const found = new Set<ChunkGroup>();
  const visit = (group: ChunkGroup) => {
    for (const child of group.childrenIterable) {
      if (found.has(child)) continue;
      found.add(child);
      visit(child);
    }
  };
  for (const group of groups) visit(group);
  return [...found];
}

/** The provided modules that these groups' chunks take from the share scope before they can run. */
export function consumedBy(compilation: Compilation, groups: readonly ChunkGroup[]): string[] {
  const names = new Set<string>();
  for (const group of groups)
    for (const chunk of group.chunks)
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
        if (isConsumed(module)) names.add(module.options.shareKey);
  return [...names].sort();
}

export interface ProvidedFiles {
  request: string;
  exports: string[];
  groups: ChunkGroup[];
}

/** The modules that a host's build provides, each with its chunk groups and its exported names. */
export function providedBy(compilation: Compilation): ProvidedFiles[] {
  const provided: ProvidedFiles[] = [];
  for (const module of compilation.modules) {
    if (!isProvided(module)) continue;
    const block = module.blocks[0];
    const dependency = block?.dependencies[0];
    const group = block && compilation.chunkGraph.getBlockChunkGroup(block);
    const implementation = dependency && compilation.moduleGraph.getModule(dependency);
    if (!group || !implementation) continue;
    const exports = compilation.moduleGraph.getExportsInfo(implementation).getProvidedExports();
    provided.push({
      request: module._name,
      exports: Array.isArray(exports) ? [...exports].sort() : [],
      groups: [group],
    });
  }
  return provided.sort((a, b) => (a.request < b.request ? -1 : 1));
}

/** The exports that a remote's sources use of each provided module. */
export function usedExports(compilation: Compilation): Map<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    if (!isConsumed(module)) continue;
    const names = used.get(module.options.shareKey) ?? new Set<string>();
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      const ids = (connection.dependency as { ids?: string[] } | null)?.ids;
      if (ids?.[0]) names.add(ids[0]);
    }
    used.set(module.options.shareKey, names);
  }
  return new Map([...used].map(([request, names]) => [request, [...names].sort()]));
}

/** Every source file of the bundle, including concatenated modules. */
export function bundledResources(compilation: Compilation): string[] {
  const resources: string[] = [];
  const visit = (module: Module): void => {
    const inner = (module as Module & { modules?: Module[] }).modules;
    if (inner) for (const part of inner) visit(part);
    const resource = module.nameForCondition?.();
    if (resource) resources.push(resource);
  };
  for (const module of compilation.modules) visit(module);
  return resources;
}
