import { ConsumeSharedPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import type { Compiler } from 'webpack';
import { installedVersion } from './federation';
import { type ProvidedModule, providedModules } from './provided-modules';

function provisions(directory: string) {
  return Object.fromEntries(
    providedModules.map(({ request, versionOf }) => {
      const version = installedVersion(versionOf, directory);
      return [request, { shareKey: request, singleton: true, version, requiredVersion: `^${version}` }];
    }),
  );
}

/**
 * Leads code of the host that imports a provided module by its name to the implementation. The name alone would give
 * another module.
 */
function implementations(): Record<string, string> {
  const own = (providedModules as readonly ProvidedModule[]).flatMap(({ request, implementation }) =>
    implementation ? [[`${request}$`, implementation]] : [],
  );
  return Object.fromEntries(own);
}

/**
 * Gives the table of provided modules to remotes. The federation plugin's `shared` would make the host take them back
 * from the share scope. The host does not: they are parts of its own bundle, ready with its files, and nobody else may
 * bring others.
 */
export class ProvidePlugin {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  apply(compiler: Compiler): void {
    const { resolve } = compiler.options;
    resolve.alias = { ...(resolve.alias as Record<string, string | false>), ...implementations() };
    new ProvideSharedPlugin({ provides: provisions(this.#directory) }).apply(compiler);
    // The host consumes nothing here, but this plugin writes the table of the provided modules.
    new ConsumeSharedPlugin({ consumes: {} }).apply(compiler);
  }
}
