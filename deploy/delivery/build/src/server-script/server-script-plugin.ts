import webpack, { type Compiler } from 'webpack';
import type { PackageManifest } from '../package-manifest';
import { serverConfig, serverScript } from './server-config';

/** Builds the script and returns its text. No file is written. */
async function build(manifest: PackageManifest, publicPath: string): Promise<string> {
  const compiler = webpack(serverConfig(manifest, publicPath));
  if (!compiler) throw new Error('webpack gave no compiler');
  compiler.hooks.shouldEmit.tap('ServerScriptPlugin', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const text = stats?.compilation.getAsset(serverScript)?.source.source().toString();
      const faults = stats?.hasErrors() || stats?.hasWarnings();
      compiler.close(() => {
        if (error || faults || text === undefined)
          reject(
            error ?? new Error(`${serverScript}: ${stats?.toString({ all: false, errors: true, warnings: true })}`),
          );
        else resolve(text);
      });
    });
  });
}

/** Adds `server.js` to the build of a remote whose pages the gateway sends as HTML. */
export class ServerScriptPlugin {
  readonly #manifest: PackageManifest;
  readonly #publicPath: string;

  constructor(manifest: PackageManifest, publicPath: string) {
    this.#manifest = manifest;
    this.#publicPath = publicPath;
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    const { PROCESS_ASSETS_STAGE_ADDITIONAL: stage } = compiler.webpack.Compilation;
    compiler.hooks.thisCompilation.tap('ServerScriptPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'ServerScriptPlugin', stage }, async () => {
        const text = await build(this.#manifest, this.#publicPath);
        compilation.emitAsset(serverScript, new RawSource(text), { minimized: true });
      });
    });
  }
}
