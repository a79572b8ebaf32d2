import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule, RuleSetUseItem } from 'webpack';
import type { PackageManifest } from './package-manifest';
import { scriptRule } from './script-rule';

const ofContract = /[\\/]shared[\\/]src[\\/]contract[\\/]groups[\\/][\w-]+\.ts$/;

/** A remote's calls to its own service: `src/calls.ts`, or files in `src/calls/`. */
const ofRemote = /^src[\\/]calls(?:[\\/][\w-]+)?\.ts$/;

const definesCalls =
  ({ directory }: PackageManifest) =>
  (file: string) =>
    ofContract.test(file) || ofRemote.test(relative(realpathSync(directory), file));

const rowsOnly = fileURLToPath(new URL('rows-only.ts', import.meta.url));

const ofRouteTable = /[\\/]src[\\/]routes\.tsx$/;

/** The script rule compiles the table afterwards. */
const routeTableRule = {
  test: ofRouteTable,
  enforce: 'pre',
  loader: fileURLToPath(new URL('without-reads.ts', import.meta.url)),
} as const;

/** Style sheets become files for browsers; `server.js` takes only the names of their classes. */
export type StylesAs = 'files' | 'names';

interface NamedStyles {
  folder: RuleSetRule['include'];
  outside?: RuleSetRule['exclude'];
  /** Class names begin with it, so that those of two packages on one page never collide. */
  name: string;
  /** Names are computed from the path below this folder. */
  context: string;
  /** The package is a remote: its styles must leave alone what others have drawn. */
  ofRemote?: boolean;
}

const loaderHere = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const isScoped = /^\?scoped$/;

function styleRule({ folder, outside, name, context, ofRemote = false }: NamedStyles, stylesAs: StylesAs): RuleSetRule {
  const isModule = stylesAs === 'files' ? /\.module\.css$/ : /\.css$/;
  const sheetOf = (modules: { auto: RegExp; mode: 'local' | 'pure' }): RuleSetUseItem[] => [
    ...(stylesAs === 'files' ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: fileURLToPath(import.meta.resolve('css-loader')),
      options: {
        modules: {
          ...modules,
          localIdentName: `${name}-[local]-[hash:base64:5]`,
          localIdentContext: context,
          namedExport: false,
          exportLocalsConvention: 'camelCaseOnly',
          exportOnlyLocals: stylesAs === 'names',
        },
      },
    },
  ];
  const usual = sheetOf({ auto: isModule, mode: ofRemote ? 'pure' : 'local' });
  // The scope is the loader's work; the mode pure would refuse animations by their own names.
  const scoped = sheetOf({ auto: /\.css$/, mode: 'local' });
  return {
    test: /\.css$/,
    ...(folder ? { include: folder } : {}),
    ...(outside ? { exclude: outside } : {}),
    // This holds also for a package that declares its scripts free of side effects.
    sideEffects: stylesAs === 'files',
    oneOf: [
      { resourceQuery: isScoped, use: [...scoped, loaderHere('scoped-styles.ts')] },
      { resource: /\.module\.css$/, use: usual },
      { use: [...usual, ...(ofRemote ? [{ loader: loaderHere('own-styles.ts'), options: { name } }] : [])] },
    ],
  };
}

/**
 * The host brings the styles of shared, and a remote's `server.js` names their classes. So the names depend on nothing
 * but shared's own files.
 */
function styleRules({ directory, name, portal }: PackageManifest, stylesAs: StylesAs): RuleSetRule[] {
  const ofRemote = portal.kind === 'remote';
  const inShared = createRequire(join(directory, 'package.json')).resolve('@portal/shared/boot');
  const shared = join(dirname(realpathSync(inShared)), '../..');
  return [
    styleRule({ folder: shared, name: 'shared', context: shared }, stylesAs),
    styleRule({ folder: undefined, outside: shared, name, context: directory, ofRemote }, stylesAs),
  ];
}

/** The rules say how the build treats each kind of source file. */
export function moduleRules(manifest: PackageManifest, stylesAs: StylesAs): RuleSetRule[] {
  const withCalls = definesCalls(manifest);
  return [
    { ...scriptRule(), exclude: withCalls },
    // The rows of calls without their schemas, which only servers need.
    { test: withCalls, loader: rowsOnly },
    routeTableRule,
    ...styleRules(manifest, stylesAs),
    // These packages of antd have no side effects on import, but do not declare it.
    {
      test: /node_modules[\\/](@rc-component[\\/]|@ant-design[\\/](colors|cssinjs|cssinjs-utils|fast-color)[\\/])/,
      sideEffects: false,
    },
    // A worker starts by its address; the gateway serves it by its file ending.
    { test: /\.worker(\.min)?\.mjs$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:12].js' } },
    { test: /\.md$/, type: 'asset/source' },
    {
      test: /\.(svg|png|webp)$/,
      oneOf: [
        { resourceQuery: /^\?text$/, type: 'asset/source' },
        { type: 'asset', parser: { dataUrlCondition: { maxSize: 2048 } } },
      ],
    },
  ];
}

export const assetFileName = '[name].[contenthash:12][ext]';
