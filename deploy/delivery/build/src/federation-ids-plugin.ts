import type { Compiler, Module } from 'webpack';

/** The file that federation writes for each build, and imports first. */
const ownFile = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

const idOf = (module: Module): number | undefined => {
  if (ownFile.test(module.nameForCondition() ?? '')) return 0;
  return module.identifier().startsWith('container entry ') ? 1 : undefined;
};

/**
 * Gives the modules that federation adds numbers of their own. webpack would compute them from the name of that file,
 * and this from the folders of the machine: the same sources would become other files in another folder, and the gate
 * would refuse them, because a build of that name is published with other ones.
 */
export class FederationIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
