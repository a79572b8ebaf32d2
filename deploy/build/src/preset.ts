import { fileURLToPath } from 'node:url';
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
import { hostChunks } from './host-chunks';
import { IntegrityPlugin } from './integrity-plugin';
import { LayerNamesPlugin } from './layer-names-plugin';
import { LeanPlugin } from './lean/lean-plugin';
import { leanRows } from './lean/table';
import { ProvidePlugin } from './provide-plugin';
import { ReleasePlugin, type RoutesFile } from './release-plugin';
import { scriptRule } from './script-rule';

export interface PortalBuild extends BuildLocation {
  config: Configuration;
}

const ofContract = /[\\/]shared[\\/]src[\\/]contract[\\/]groups[\\/][\w-]+\.ts$/;

/** Rows of calls without their schemas, which are for servers. */
const contractRule = { test: ofContract, loader: fileURLToPath(new URL('rows-only.ts', import.meta.url)) };

function styleRule(packageName: string) {
  return {
    test: /\.css$/,
    // Also of a package that says of its scripts that they have none.
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: fileURLToPath(import.meta.resolve('css-loader')),
        options: {
          modules: {
            auto: /\.module\.css$/,
            // Two remotes on one page never meet in a class name.
            localIdentName: `${packageName}-[local]-[hash:base64:5]`,
            namedExport: false,
            exportLocalsConvention: 'camelCaseOnly',
          },
        },
      },
    ],
  };
}

/** A provided module and its stand-in for want of one are the same chunk once what others have too is cut out of both. */
function mergeEqualChunks() {
  const afterSplitting = 20;
  return new webpack.optimize.MergeDuplicateChunksPlugin({ stage: afterSplitting });
}

/**
 * Tells V8 that a file's functions are called at once: it compiles them while the file comes, on another thread. Files
 * hold what one page needs, so most of them are; the page is ready about a tenth sooner on a slow processor.
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

/** The one webpack preset: host and remotes differ only in what their package.json declares under `portal`. */
export function portalBuild(directory: string, mode: BuildMode = 'production'): PortalBuild {
  const location = locateBuild(directory, mode);
  const { manifest, build, output } = location;
  const isHost = manifest.portal.kind === 'host';
  // The address below holds the build: a hash in every name would be a table of hashes in every first script.
  const chunk = mode === 'production' ? '[id]' : '[id].[contenthash:12]';
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
      publicPath: `/assets/${manifest.name}/${build}/`,
      uniqueName: globalNameOf(manifest, build),
      filename: '[name].[contenthash:12].js',
      chunkFilename: `${chunk}.js`,
      assetModuleFilename: '[name].[contenthash:12][ext]',
      sourceMapFilename: '[file].map',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 15_000,
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        { ...scriptRule(), exclude: ofContract },
        contractRule,
        styleRule(manifest.name),
        // Packages of antd that do not say that an import of them alone does nothing.
        {
          test: /node_modules[\\/](@rc-component[\\/]|@ant-design[\\/](colors|cssinjs|cssinjs-utils|fast-color)[\\/])/,
          sideEffects: false,
        },
        // Started by its address, and served by its ending.
        { test: /\.worker\.min\.mjs$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:12].js' } },
        {
          test: /\.(svg|png|webp)$/,
          oneOf: [
            { resourceQuery: /^\?text$/, type: 'asset/source' },
            { type: 'asset', parser: { dataUrlCondition: { maxSize: 2048 } } },
          ],
        },
      ],
    },
    optimization: {
      ...(isHost ? { splitChunks: { cacheGroups: hostChunks } } : {}),
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // It comes as small as it gets, and is a module.
          exclude: /\.worker\.min\./,
          terserOptions: { ecma: 2020, compress: { passes: 3 } },
        }),
        // Not what antd computes of variables: it cannot read all of that.
        new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { calc: false }] } }),
      ],
    },
    performance: false,
    plugins: [
      new ModuleFederationPlugin(federationOptions(manifest, build)),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:12].css',
        chunkFilename: `${chunk}.css`,
        // The document's own sheets are in the body: in the head, a page's rules would give way to those of its frame.
        insert: 'body > :last-child',
        // Classes of ours are their module's own, antd's sheets lie in a layer below: their order says nothing.
        ignoreOrder: true,
      }),
      new LeanPlugin(
        leanRows.filter(({ builds }) => builds === manifest.portal.kind),
        directory,
      ),
      // A package may read this for Node, and the build would then hold the folder of this machine. webpack reads `new URL(…, import.meta.url)` before.
      new webpack.DefinePlugin({ 'import.meta.url': '""' }),
      ...(isHost
        ? [new ProvidePlugin(directory), mergeEqualChunks(), new LayerNamesPlugin(), new AllStyledPlugin()]
        : [new EntryRoutesPlugin(globalNameOf(manifest, build), remoteRoutes)]),
      ...(mode === 'production' ? [compiledAhead()] : []),
      new IntegrityPlugin(),
      new ReleasePlugin(manifest, build, routes),
    ],
    infrastructureLogging: { level: 'warn' },
  };
  return { ...location, config };
}
