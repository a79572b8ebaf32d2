import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { assetFileName, moduleRules } from '../module-rules';
import type { PackageManifest } from '../package-manifest';

/** The one file of the build. The record names it with its hash. */
export const serverScript = 'server.js';

/** `x.server.ts` beside `x.ts` stands in for it where there is neither a document nor a window. */
const extensions = ['.server.tsx', '.server.ts', '.tsx', '.ts', '.mjs', '.js'];

/** The renderer calls `portalRender` with text and gets text. */
const entry = `
  import { renderPage } from '@portal/shared/rendering';
  import { routes } from './src/routes.tsx';
  globalThis.portalRender = async (input) => JSON.stringify(await renderPage(routes, JSON.parse(input)));
`;

/**
 * Builds a remote's pages once more, as one self-contained script: React, the router and the parts of shared come from
 * the remote's own packages, so it needs no host and nobody else's version.
 */
export function serverConfig(manifest: PackageManifest, publicPath: string): Configuration {
  const { directory } = manifest;
  return {
    mode: 'production',
    context: directory,
    target: ['web', 'es2022'],
    entry: { server: `data:text/javascript,${encodeURIComponent(entry)}` },
    devtool: false,
    output: { path: directory, publicPath, filename: serverScript, assetModuleFilename: assetFileName },
    resolve: {
      extensions,
      alias: { 'react-router-dom$': '@portal/shared/router' },
      modules: [join(directory, 'node_modules'), 'node_modules'],
    },
    module: { rules: moduleRules(manifest, 'names') },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: false,
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin({ 'import.meta.url': '""' }),
    ],
    infrastructureLogging: { level: 'warn' },
  };
}
