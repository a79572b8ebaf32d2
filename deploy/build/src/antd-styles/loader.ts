import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'webpack';
import { noteUnstyled } from './all-styled-plugin';
import { styleSheet } from './style-sheet';
import { styledClasses } from './styled-classes';
import { makesStyles, withoutStyles } from './without-styles';

/** Asks for the style sheet instead of the module that takes it along. */
const sheetQuery = '?sheet';
const inAntd = /^(.*[\\/]antd[\\/])es[\\/](.+)\.js$/;

/**
 * Makes of a style module of antd one that styles nothing at run time, and a style sheet that comes with it. In the layer
 * `ground` lies what every rule of ours is above, whichever of them comes first.
 */
export default function antdStyles(this: LoaderContext<object>, source: string): string {
  const { resourcePath, context, query, utils } = this;
  const [, folder = '', path = ''] = inAntd.exec(resourcePath) ?? [];
  const file = path.replaceAll('\\', '/');
  if (query === sheetQuery) return `@layer ground{${styleSheet(`${folder}package.json`, file)}}`;
  if (!styledClasses[file]) {
    // It may be there only beside what is used: `AllStyledPlugin` looks.
    if (makesStyles(source)) noteUnstyled(this._module, file);
    return source;
  }
  const loader = fileURLToPath(import.meta.url);
  const sheet = utils.contextify(context, `${resourcePath}.css!=!${loader}${sheetQuery}!${resourcePath}`);
  return `import ${JSON.stringify(sheet)};\n${withoutStyles(source)}`;
}
