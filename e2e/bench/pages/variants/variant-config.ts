import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { portalBuild } from '@portal/build';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { clientFile, hostFolder, outputFolder, remoteFolder, slots, writeRemotesFile } from './sources';

/**
 * The same sources, with the loaders and minimizer of the portal's own build, combined in other ways. Only the parts of
 * the portal's own way are left out: provided tiers, release records, hashes of files.
 */

const styles = () =>
  new MiniCssExtractPlugin({ filename: '[name].[contenthash:12].css', chunkFilename: '[id].[contenthash:12].css' });

function variantOf(folder: string, name: string, variant: string): Configuration {
  const { config } = portalBuild(folder);
  return {
    ...config,
    output: {
      ...config.output,
      path: join(outputFolder, variant, name),
      publicPath: `/${name}/`,
      chunkFilename: '[id].[contenthash:12].js',
      uniqueName: `${variant}_${name}`,
    },
    plugins: [styles()],
  };
}

function hostVariant(variant: string, container: string): Configuration {
  const config = variantOf(hostFolder, 'host', variant);
  const alias = {
    ...config.resolve?.alias,
    'bench-start$': join(hostFolder, 'src/start.tsx'),
    'bench-base-style$': join(hostFolder, 'src/shell/base.css'),
    'bench-remotes$': writeRemotesFile(),
    [join(hostFolder, 'src/federation/container.ts')]: clientFile(container),
    [join(hostFolder, 'src/federation/provided.ts')]: false as const,
    ...Object.fromEntries(slots.map((slot) => [`bench-routes/${slot}$`, join(remoteFolder(slot), 'src/routes.tsx')])),
  };
  return { ...config, entry: { main: clientFile(`${variant}.ts`) }, resolve: { ...config.resolve, alias } };
}

export const oneBundle = (): Configuration[] => [hostVariant('one-bundle', 'bundled-remotes.ts')];

/** Follows the plugin's documentation: manifests, whole packages shared, every default unchanged. */
const shared = {
  react: { singleton: true },
  'react/': { singleton: true },
  'react-dom': { singleton: true },
  'react-dom/': { singleton: true },
  'react-router': { singleton: true },
  'react-router/': { singleton: true },
  'react-router-dom': { singleton: true },
  zustand: { singleton: true },
  'zustand/': { singleton: true },
  '@portal/shared/': { singleton: true, requiredVersion: false as const },
};

export function plainFederation(): Configuration[] {
  const host = hostVariant('plain-federation', 'federated-remotes.ts');
  const remotes = Object.fromEntries(slots.map((slot) => [slot, `plain_${slot}@/${slot}/mf-manifest.json`]));
  const hostPlugin = new ModuleFederationPlugin({ name: 'plain_host', remotes, shared, dts: false });
  const remoteConfigs = slots.map((slot): Configuration => {
    const config = variantOf(remoteFolder(slot), slot, 'plain-federation');
    const plugin = new ModuleFederationPlugin({
      name: `plain_${slot}`,
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.tsx' },
      shared,
      dts: false,
    });
    return { ...config, entry: {}, plugins: [styles(), plugin] };
  });
  return [{ ...host, plugins: [styles(), hostPlugin] }, ...remoteConfigs];
}
