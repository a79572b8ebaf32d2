import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'webpack';
import { noteUnstyled } from './all-styled-plugin';
import { styleSheet } from './style-sheet';
import { styledClasses } from './styled-classes';
import { makesStyles, withoutStyles } from './without-styles';

/** This query asks for the style sheet of a module instead of the module, which imports the sheet. */
const sheetQuery = '?sheet';
const inAntd = /^(.*[\\/]antd[\\/])es[\\/](.+)\.js$/;

/**
 * Turns a style module of antd into one that styles nothing at run time, with a style sheet beside it. The sheet is in
 * the layer `ground`: every rule of ours wins over it, whichever comes first.
 */
export default function antdStyles(this: LoaderContext<object>, source: string): string {
  const { resourcePath, context, query, utils } = this;
  const [, folder = '', path = ''] = inAntd.exec(resourcePath) ?? [];
  const file = path.replaceAll('\\', '/');
  if (query === sheetQuery) return `@layer ground{${styleSheet(`${folder}package.json`, file)}}`;
  if (!styledClasses[file]) {
    // Such a module may stay only if nothing uses its styles. `AllStyledPlugin` checks that.
    if (makesStyles(source)) noteUnstyled(this._module, file);
    return source;
  }
  const loader = fileURLToPath(import.meta.url);
  const sheet = utils.contextify(context, `${resourcePath}.css!=!${loader}${sheetQuery}!${resourcePath}`);
  return `import ${JSON.stringify(sheet)};\n${withoutStyles(source)}`;
}
