import { createRequire } from 'node:module';
import { missingLine, styledClasses } from './styled-classes';

/** Our pages have no text from right to left, and do not use the columns of antd's grid. */
const unused = /-rtl\b|-col-(?:\w+-)*\d/;

const rules = /([^{}]+)\{[^{}]*\}/g;

const withoutUnused = (sheet: string): string =>
  sheet.replace(rules, (rule, selectors: string) =>
    selectors.split(',').every((selector) => unused.test(selector)) ? '' : rule,
  );

type Render = (type: unknown, props?: object | null, ...children: unknown[]) => unknown;

/** Rules for every link of a page. antd repeats them with each component; ours are in the host's base style. */
const ofAllLinks = 'style%%Shared%';
const cachePaths = /\.data-ant-cssinjs-cache-path\{[^}]*\}/;

/** antd's own modules as they run in Node, by the names in its package.json. They have no types for this use. */
function antdModules(antdManifest: string) {
  const antd = createRequire(antdManifest);
  return {
    ...(antd('react') as { createElement: Render }),
    ...(antd('react-dom/server') as { renderToString: (element: unknown) => string }),
    ...(antd('@ant-design/cssinjs') as {
      createCache: () => { cache: Map<string, unknown> };
      extractStyle: (cache: object, options: object) => string;
      StyleProvider: unknown;
    }),
    ...(antd('./lib/theme/context') as { DesignTokenContext: { Provider: unknown }; defaultTheme: unknown }),
    exportsOf: (file: string) => antd(`./lib/${file}`) as Record<string, (className: string, root: string) => unknown>,
  };
}

/**
 * Makes a style sheet of the rules that a style module of antd adds at run time. Every tenant gets the same sheet:
 * colours and sizes in it are variables, and antd sets them while it runs.
 */
export function styleSheet(antdManifest: string, file: string, token: object = {}): string {
  const styled = styledClasses[file];
  if (!styled) throw new Error(missingLine(file));
  const antd = antdModules(antdManifest);
  const { createElement, StyleProvider, DesignTokenContext } = antd;
  const exports = antd.exportsOf(file);
  const Styles = () =>
    Object.entries(styled).map(([name, of]) => {
      if (typeof of === 'object') return createElement(exports[name], { key: name, prefixCls: of.component });
      exports[name]?.(of, of);
      return null;
    });
  const theme = {
    token,
    override: { override: token },
    theme: antd.defaultTheme,
    hashed: false,
    cssVar: { prefix: 'ant', key: 'any' },
  };
  const cache = antd.createCache();
  antd.renderToString(
    createElement(
      StyleProvider,
      { cache },
      createElement(DesignTokenContext.Provider, { value: theme }, createElement(Styles)),
    ),
  );
  for (const key of [...cache.cache.keys()]) if (key.startsWith(ofAllLinks)) cache.cache.delete(key);
  return withoutUnused(antd.extractStyle(cache, { plain: true, types: ['style'] }).replace(cachePaths, ''));
}
