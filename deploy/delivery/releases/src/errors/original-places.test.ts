import { expect, test } from '@jest/globals';
import { sourceName } from './original-places';

test.each([
  ['webpack://portal_account_b2/./src/pages/user/page.tsx', 'src/pages/user/page.tsx'],
  ['webpack://portal_account_b2/./src/a.module.css?1f2e', 'src/a.module.css'],
  ['webpack://portal_host_h1/../shared/src/boot/boot.ts', 'shared/src/boot/boot.ts'],
  [
    'webpack://portal_host_h1/../node_modules/.pnpm/react-dom@19.3.1/node_modules/react-dom/cjs/dom.js',
    'react-dom/cjs/dom.js',
  ],
  ['../../src/main.ts', 'src/main.ts'],
])('%s is %s, in every build', (source, name) => {
  expect(sourceName(source)).toBe(name);
});
