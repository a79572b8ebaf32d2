import type { LeanRow } from './lean-row';

const federation = '@module-federation/enhanced';
const tools = [federation, '@module-federation/runtime-tools'];
const bundler = [...tools, '@module-federation/webpack-bundler-runtime'];
const antd = ['@portal/shared', 'antd'];

/**
 * The only place that reaches into files of other packages. A row saves at least 2 KB on a page. The build checks that
 * each row has an effect. When you update a package, measure its rows again, with and without.
 */
export const leanRows: readonly LeanRow[] = [
  {
    name: 'host-runtime',
    packages: bundler,
    asked: './dist/bundler.js',
    becomes: 'host-runtime.ts',
    builds: 'remote',
    why: 'A remote takes the bundler’s part of the federation runtime from the host, as officially it takes the core.',
    saves: { kilobytes: 3.3, page: 'every page of a remote' },
  },
  {
    name: 'container-entry',
    packages: bundler,
    asked: 'federation-container-entry',
    becomes: './dist/initContainerEntry.js',
    builds: 'host',
    why: 'A host has no use for this part itself and gives it to remotes: the other half of `host-runtime`.',
    saves: { kilobytes: 3.3, page: 'every page of a remote' },
  },
  {
    name: 'one-core',
    packages: [federation, '@module-federation/inject-external-runtime-core-plugin'],
    asked: './dist/index.cjs',
    becomes: './dist/index.js',
    builds: 'host',
    why: 'The official plugin that gives the core to remotes is found as CommonJS, and brings a second core.',
    saves: { kilobytes: 11.9, page: 'every page' },
  },
  {
    name: 'no-fetch',
    packages: ['@portal/shared', 'axios'],
    asked: './lib/adapters/fetch.js',
    becomes: 'no-fetch.ts',
    builds: 'host',
    why: 'Browsers have XMLHttpRequest, which axios prefers.',
    saves: { kilobytes: 3.7, page: 'every page of the centre' },
  },
  {
    name: 'no-label-tooltip',
    packages: antd,
    asked: './es/tooltip/index.js',
    becomes: 'children-only.ts',
    builds: 'host',
    askedBy: /antd[\\/]es[\\/]form[\\/]FormItemLabel\.js$/,
    why: 'A label with a tooltip would bring popups to the login page. `shared/src/ui/form/form.ts` refuses the property.',
    saves: { kilobytes: 11.5, page: '/login' },
  },
  {
    name: 'no-skeleton',
    packages: antd,
    asked: './es/skeleton/index.js',
    becomes: 'children-only.ts',
    builds: 'host',
    askedBy: /antd[\\/]es[\\/](modal|drawer)[\\/]/,
    why: 'Dialogs and panels have skeletons of the house; their layers refuse the property `loading`.',
    saves: { kilobytes: 2, page: 'every page with a dialog' },
  },
  {
    name: 'no-unique-tooltip',
    packages: antd,
    asked: './es/tooltip/UniqueProvider/index.js',
    becomes: 'children-only.ts',
    builds: 'host',
    why: 'One tooltip for all, if `PortalConfig` asked for it; its type refuses that. It would bring popups to /login.',
    saves: { kilobytes: 5.9, page: '/login' },
  },
  {
    name: 'style-sheets',
    packages: antd,
    asked: /[\\/]es[\\/].*([\\/]style([\\/].+)?|useResetIconStyle)\.js$/,
    becomes: '../antd-styles/loader.ts',
    builds: 'host',
    why: 'What components look like comes as style sheets, which the build makes by running the same files of `lib`.',
    saves: { kilobytes: 20, page: '/center/crm/employee/list' },
  },
  {
    name: 'no-style-register',
    packages: [...antd, '@ant-design/cssinjs'],
    asked: './es/hooks/useStyleRegister.js',
    becomes: '../antd-styles/no-style-register.ts',
    builds: 'host',
    askedBy: /cssinjs[\\/]es[\\/]index\.js$/,
    why: 'With the sheets, nothing makes styles at run time.',
    saves: { kilobytes: 3.2, page: '/login' },
  },
];
