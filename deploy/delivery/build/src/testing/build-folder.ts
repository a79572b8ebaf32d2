import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { moduleRules } from '../module-rules';
import { built } from './small-build';

/** Builds the folder that the command line names, by the rules of a remote, and prints all that a browser gets. */
const [, , directory = ''] = process.argv;
const manifest = {
  directory,
  name: 'small',
  version: '1.0.0',
  dependencies: {},
  portal: {
    kind: 'remote' as const,
    demonstration: false,
    slot: 'small',
    audience: 'customers' as const,
    render: false,
    owns: [],
    permissions: [],
    areas: [],
    menu: [],
  },
};
const files = await built({
  mode: 'production',
  context: directory,
  entry: './src/main.ts',
  output: { path: join(directory, 'dist'), publicPath: '/', filename: 'main.js' },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: { rules: moduleRules(manifest, 'files') },
  plugins: [new MiniCssExtractPlugin()],
});
process.stdout.write([...files.values()].join('\n'));
