import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

/** Where modules of packages lead in the host's build, since as their packages name them they cost bytes for nothing. */
export function leanModules(directory: string): Record<string, string | false> {
  const host = createRequire(join(directory, 'package.json'));
  const shared = createRequire(host.resolve('@portal/shared/router'));
  const router = dirname(shared.resolve('react-router/package.json'));
  const axios = dirname(shared.resolve('axios/package.json'));
  return {
    // What the `import` condition names is the development build.
    'react-router$': join(router, 'dist/production/index.mjs'),
    'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
    // Browsers have XMLHttpRequest, which axios prefers.
    [join(axios, 'lib/adapters/fetch.js')]: false,
  };
}
const standIn = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const childrenOnly = standIn('children-only.ts');
const noPresetColors = standIn('no-preset-colors.ts');

/** The same for what single files of antd take, and for its parts that do not say how little of them is used. */
export const leanRules: RuleSetRule[] = [
  // What components look like comes as style sheets, made in the build.
  {
    test: /antd[\\/]es[\\/].*([\\/]style([\\/].+)?|useResetIconStyle)\.js$/,
    loader: standIn('../antd-styles/loader.ts'),
  },
  {
    test: /cssinjs[\\/]es[\\/]index\.js$/,
    resolve: { alias: { './hooks/useStyleRegister$': standIn('../antd-styles/no-style-register.ts') } },
  },
  // Our form labels have no tooltip.
  { test: /antd[\\/]es[\\/]form[\\/]FormItemLabel\.js$/, resolve: { alias: { '../tooltip$': childrenOnly } } },
  // `PortalConfig` names an icon of ours.
  { test: /antd[\\/]es[\\/]button[\\/]Button\.js$/, resolve: { alias: { './DefaultLoadingIcon$': childrenOnly } } },
  // Our dialogs and panels have skeletons of their own.
  { test: /antd[\\/]es[\\/](modal|drawer)[\\/]/, resolve: { alias: { '../skeleton$': childrenOnly } } },
  // Only for `tooltip={{ unique: true }}`, which nobody sets.
  {
    test: /antd[\\/]es[\\/]config-provider[\\/]index\.js$/,
    resolve: { alias: { '../tooltip/UniqueProvider$': childrenOnly } },
  },
  // Nobody names a colour of antd's palettes: each would cost ten shades, and rules of every component, at the start.
  {
    test: /antd[\\/]es[\\/]theme[\\/]/,
    resolve: { alias: { './presetColors$': noPresetColors, '../../interface/presetColors$': noPresetColors } },
  },
  {
    test: /antd[\\/]es[\\/]theme[\\/]themes[\\/]default[\\/]index\.js$/,
    resolve: { alias: { '../seed$': noPresetColors, '@ant-design/colors$': noPresetColors } },
  },
  // Colours are written as numbers; browsers that run this portal need no prefixes, and `PortalConfig` asks for none.
  {
    test: /fast-color[\\/]es[\\/]FastColor\.js$/,
    resolve: { alias: { './presetColors$': standIn('no-color-names.ts') } },
  },
  { test: /stylis[\\/]src[\\/]Middleware\.js$/, resolve: { alias: { './Prefixer.js$': standIn('no-prefixes.ts') } } },
  // The language to fall back on is the one in use.
  {
    test: /antd[\\/]es[\\/]/,
    resolve: { alias: { '../locale/en_US$': 'antd/es/locale/zh_CN', './en_US$': 'antd/es/locale/zh_CN' } },
  },
  {
    test: /node_modules[\\/](@rc-component[\\/]|@ant-design[\\/](colors|cssinjs|cssinjs-utils|fast-color)[\\/])/,
    sideEffects: false,
  },
];
