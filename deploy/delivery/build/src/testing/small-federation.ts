import { join } from 'node:path';
import { ConsumeSharedPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { hostFederation, remoteFederation } from '../federation';
import { FederationIdsPlugin } from '../federation-ids-plugin';
import { LeanPlugin } from '../lean/lean-plugin';
import { leanRows } from '../lean/table';
import { scriptRule } from '../script-rule';
import { built, type Files, folderWith } from './small-build';

const federationPackages = '@module-federation/enhanced';

function common(kind: 'host' | 'remote', name: string, context: string): Configuration {
  const rows = leanRows.filter(({ builds, packages }) => packages[0] === federationPackages && builds === kind);
  return {
    mode: 'production',
    context,
    target: ['web', 'es2022'],
    devtool: false,
    performance: false,
    output: {
      path: join(context, 'dist'),
      publicPath: `/assets/${name}/`,
      uniqueName: name,
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[id].[contenthash:12].js',
    },
    resolve: {
      extensions: ['.ts', '.mjs', '.js'],
      modules: ['node_modules', join(import.meta.dirname, '../../node_modules')],
    },
    module: { rules: [scriptRule()] },
    optimization: { minimize: false },
    plugins: [new LeanPlugin(rows, context), new FederationIdsPlugin()],
  };
}

/** A host with one file, `host.js`. It gives `provided.js` to remotes as `provided`. */
export function builtHost(files: Files): Promise<Map<string, string>> {
  const config = common('host', 'host', folderWith(files));
  return built({
    ...config,
    entry: { main: './host.js' },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin(hostFederation()),
      new ProvideSharedPlugin({
        provides: { './provided.js': { shareKey: 'provided', singleton: true, version: '1.1.0' } },
      }),
      new ConsumeSharedPlugin({ consumes: {} }),
    ],
  });
}

/** A remote that exposes `routes.js` and takes `provided` from the host. Federation runs `runtimePlugins` first. */
export function builtRemote(name: string, files: Files, runtimePlugins: string[] = []): Promise<Map<string, string>> {
  const config = common('remote', name, folderWith(files));
  const shared = { provided: { singleton: true, version: '1.0.0', requiredVersion: '^1.0.0', import: false } as const };
  const options = remoteFederation(name, 'entry.[contenthash:12].js', { './routes': './routes.js' }, shared);
  return built({
    ...config,
    entry: {},
    plugins: [...(config.plugins ?? []), new ModuleFederationPlugin({ ...options, runtimePlugins })],
  });
}
