import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compilation, Compiler } from 'webpack';

const own = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Where a package that another one depends on has its files. */
function filesOf(from: NodeJS.Require, name: string): { folder: string; require: NodeJS.Require } {
  const main = from.resolve(name);
  return { folder: dirname(main), require: createRequire(main) };
}

function standIns(isHost: boolean): Record<string, string | false> {
  const build = createRequire(import.meta.url);
  const enhanced = filesOf(build, '@module-federation/enhanced/webpack');
  const tools = filesOf(enhanced.require, '@module-federation/runtime-tools');
  const bundler = filesOf(tools.require, '@module-federation/webpack-bundler-runtime');
  const runtime = filesOf(tools.require, '@module-federation/runtime');
  const core = filesOf(runtime.require, '@module-federation/runtime-core');
  const sdk = filesOf(runtime.require, '@module-federation/sdk');
  const codes = filesOf(runtime.require, '@module-federation/error-codes');
  const provider = enhanced.require.resolve('@module-federation/inject-external-runtime-core-plugin');
  const hostOnly = {
    'federation-container-entry$': join(bundler.folder, 'initContainerEntry.js'),
    [join(bundler.folder, 'init.js')]: own('plain-init.ts'),
    [join(bundler.folder, 'getSharedFallbackGetter.js')]: own('no-shaken-copies.ts'),
  };
  return {
    ...(isHost ? hostOnly : { [join(bundler.folder, 'bundler.js')]: own('host-runtime.ts') }),
    // As CommonJS it would bring a second copy of the runtime that it hands to the remotes.
    [provider]: provider.replace(/\.cjs$/, '.js'),
    [join(core.folder, 'plugins/snapshot/SnapshotHandler.js')]: own('no-snapshots.ts'),
    [join(core.folder, 'utils/semver/index.js')]: own('caret-ranges-only.ts'),
    // The document preloads; `preloadRemote` is never called.
    [join(core.folder, 'utils/preload.js')]: false,
    // Nobody imports a remote by its name in source: the host asks the runtime for it.
    [join(bundler.folder, 'remotes.js')]: false,
    // No entry takes a provided module before it has loaded anything.
    [join(bundler.folder, 'installInitialConsumes.js')]: false,
    [join(sdk.folder, 'logger.js')]: own('quiet-logger.ts'),
    [join(codes.folder, 'desc.mjs')]: own('error-codes-only.ts'),
  };
}

/** Of the runtime's two parts of this name, webpack's and the federation plugin's, this is in the second. */
const federationMark = 'federation.initOptions.shared';

/** Leaves out webpack's own table of shared modules: the federation plugin writes another one over it. */
function withoutSecondTable(compilation: Compilation): void {
  compilation.hooks.runtimeModule.tap('LeanFederation', (module) => {
    if (module.name !== 'sharing') return;
    const generate = module.generate.bind(module);
    module.generate = () => {
      const code = generate();
      return code?.includes(federationMark) ? code : null;
    };
  });
}

/** Leaves out what this portal never uses of the federation runtime: of the host's start and of every remote's entry. */
export class LeanFederationPlugin {
  readonly #isHost: boolean;

  constructor(isHost: boolean) {
    this.#isHost = isHost;
  }

  apply(compiler: Compiler): void {
    const { resolve } = compiler.options;
    resolve.alias = { ...(resolve.alias as Record<string, string | false>), ...standIns(this.#isHost) };
    compiler.hooks.compilation.tap('LeanFederation', withoutSecondTable);
  }
}
