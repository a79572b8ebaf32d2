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

/** Where code of the host that imports a provided module by its name is led, since the name alone would be another. */
function implementations(): Record<string, string> {
  const own = (providedModules as readonly ProvidedModule[]).flatMap(({ request, implementation }) =>
    implementation ? [[`${request}$`, implementation]] : [],
  );
  return Object.fromEntries(own);
}

/**
 * Gives the table of provided modules to remotes. The host itself does not take them back from the share scope, as the
 * federation plugin's `shared` would have it: they are parts of its own bundle, there as soon as its files are, and
 * nobody else may bring others.
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
    // Takes nothing; it is the part that writes the table of what is given.
    new ConsumeSharedPlugin({ consumes: {} }).apply(compiler);
  }
}
