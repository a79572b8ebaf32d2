import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { styleSheet } from './style-sheet';
import { styledClasses } from './styled-classes';

const shared = createRequire(join(import.meta.dirname, '../../../../../shared/package.json'));
const antd = shared.resolve('antd/package.json');

const otherTenant = {
  motion: false,
  colorPrimary: '#0B6E4F',
  colorText: '#123456',
  fontSize: 18,
  borderRadius: 1,
  controlHeight: 50,
  fontFamily: 'serif',
};

describe.each(Object.keys(styledClasses))('%s', (file) => {
  const sheet = styleSheet(antd, file);

  test('styles something, the same for every tenant', () => {
    expect(sheet).toContain('{');
    expect(styleSheet(antd, file, otherTenant)).toBe(sheet);
  });

  test('styles only what is antd’s', () => {
    const selectors = sheet.replace(/@keyframes[^{]+\{([^{}]*\{[^{}]*\})*\}/g, '').match(/[^{};]+(?=\{)/g) ?? [];
    const foreign = selectors.filter((one) => !one.startsWith('@') && !one.includes('.ant') && !one.includes('wave'));
    expect(foreign).toEqual([]);
  });

  test('has no value that did not come out', () => {
    expect(sheet).not.toMatch(/undefined|NaN|\[object/);
  });
});

/** The module of the icons makes its styles itself. */
const withMakers = Object.keys(styledClasses).filter((file) => file !== 'theme/util/useResetIconStyle');

test.each(withMakers)('%s: whatever loses its styles has a sheet', (file) => {
  const source = readFileSync(join(dirname(antd), `es/${file}.js`), 'utf8');
  const makers = source.match(/\bgen(StyleHooks|SubStyleComponent|ComponentStyleHook)\(/g);
  expect(makers).toHaveLength(Object.keys(styledClasses[file] ?? {}).length);
});

test('what no page has is left out, what stands beside it stays', () => {
  const tabs = styleSheet(antd, 'tabs/style/index');
  expect(tabs).not.toMatch(/-rtl/);
  expect(tabs).toContain('.ant-tabs-tab-active');
  expect(styleSheet(antd, 'grid/style/index')).not.toMatch(/-col-\d/);
});

test('a component without its line is told by name', () => {
  expect(() => styleSheet(antd, 'tree/style/index')).toThrow('antd/es/tree/style/index has no line');
});
