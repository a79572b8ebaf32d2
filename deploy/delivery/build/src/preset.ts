import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { AllStyledPlugin } from './antd-styles/all-styled-plugin';
import { type BuildLocation, type BuildMode, locateBuild } from './build-location';
import { groupsForRequest, groupsNamed } from './chunk-graph';
import { EntryRoutesPlugin } from './entry-routes-plugin';
import { federationOptions, globalNameOf } from './federation';
import { FederationIdsPlugin } from './federation-ids-plugin';
import { hostChunks } from './host-chunks';
import { IntegrityPlugin } from './integrity-plugin';
import { LayerNamesPlugin } from './layer-names-plugin';
import { LeanPlugin } from './lean/lean-plugin';
import { leanRows } from './lean/table';
import { assetFileName, moduleRules } from './module-rules';
import { ProvidePlugin } from './provide-plugin';
import { ReleasePlugin, type RoutesFile } from './release-plugin';
import { ServerScriptPlugin } from './server-script/server-script-plugin';

export interface PortalBuild extends BuildLocation {
  config: Configuration;
}

/** A provided module and its fallback become equal chunks when the modules shared with others are cut out of both. */
function mergeEqualChunks() {
  const afterSplitting = 20;
  return new webpack.optimize.MergeDuplicateChunksPlugin({ stage: afterSplitting });
}

/**
 * Tells V8 that the functions of a file are called at once. V8 then compiles them on another thread while the file
 * arrives. A file contains what one page needs, so most functions are called; on a slow processor the page is ready
 * about a tenth sooner.
 */
function compiledAhead() {
  const minified = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: minified,
  });
}

/** The one webpack preset. Host and remotes differ only in the `portal` field of their package.json. */
export function portalBuild(directory: string, mode: BuildMode = 'production'): PortalBuild {
  const location = locateBuild(directory, mode);
  const { manifest, build, output } = location;
  const isHost = manifest.portal.kind === 'host';
  // The address already contains the build. With a hash in every name, every first script would carry a table of
  // hashes.
  const chunk = mode === 'production' ? '[id]' : '[id].[contenthash:12]';
  const publicPath = `/assets/${manifest.name}/${build}/`;
  // A developer's server shows pages by scripts alone.
  const rendered = manifest.portal.kind === 'remote' && manifest.portal.render && mode === 'production';
  const remoteRoutes = './src/routes.tsx';
  const routes: RoutesFile =
    manifest.portal.kind === 'host'
      ? { file: manifest.portal.pages, groups: (compilation) => groupsNamed(compilation, 'app') }
      : { file: remoteRoutes, groups: (compilation) => groupsForRequest(compilation, remoteRoutes) };
  const config: Configuration = {
    mode,
    context: directory,
    target: ['web', 'es2022'],
    entry: isHost ? { main: './src/index.ts' } : {},
    devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: output,
      publicPath,
      uniqueName: globalNameOf(manifest, build),
      filename: '[name].[contenthash:12].js',
      chunkFilename: `${chunk}.js`,
      assetModuleFilename: assetFileName,
      sourceMapFilename: '[file].map',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 15_000,
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: moduleRules(manifest, 'files') },
    optimization: {
      ...(isHost ? { splitChunks: { cacheGroups: hostChunks } } : {}),
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // It is already minified, and it is a module.
          exclude: /\.worker\.min\./,
          terserOptions: { ecma: 2020, compress: { passes: 3 } },
        }),
        // The minimizer must not touch the `calc` of antd with variables: it cannot read all of it.
        new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { calc: false }] } }),
      ],
    },
    performance: false,
    plugins: [
      new ModuleFederationPlugin(federationOptions(manifest, build)),
      new FederationIdsPlugin(),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:12].css',
        chunkFilename: `${chunk}.css`,
        // The document's own sheets are in the body. In the head, the rules of a page would lose to those of its frame.
        insert: 'body > :last-child',
        // Our class names are unique to their module, and antd's sheets are in a layer below. So their order does not
        // matter.
        ignoreOrder: true,
      }),
      new LeanPlugin(
        leanRows.filter(({ builds }) => builds === manifest.portal.kind),
        directory,
      ),
      // A package may read this for Node. The build would then contain the folder of this machine. webpack reads `new
      // URL(…, import.meta.url)` before.
      new webpack.DefinePlugin({ 'import.meta.url': '""' }),
      ...(isHost
        ? [new ProvidePlugin(directory), mergeEqualChunks(), new LayerNamesPlugin(), new AllStyledPlugin()]
        : [new EntryRoutesPlugin(globalNameOf(manifest, build), remoteRoutes)]),
      ...(mode === 'production' ? [compiledAhead()] : []),
      ...(rendered ? [new ServerScriptPlugin(manifest, publicPath)] : []),
      new IntegrityPlugin(),
      new ReleasePlugin(manifest, build, routes),
    ],
    infrastructureLogging: { level: 'warn' },
  };
  return { ...location, config };
}
