import { expect, test } from '@jest/globals';
import { makesStyles, withoutStyles } from './without-styles';

test('the function that makes the styles goes, the variables and options stay', () => {
  const source = `import { genStyleHooks } from '../../theme/internal';
const look = token => ({ color: token.colorText });
export default genStyleHooks('Button', token => [look(token)], prepareComponentToken, { unitless: { fontWeight: true } });`;
  expect(withoutStyles(source)).toContain(
    `export default /*#__PURE__*/ genStyleHooks('Button', null, prepareComponentToken, { unitless: { fontWeight: true } });`,
  );
});

test('each of several goes, and one that is made inside a function', () => {
  const source = `export const useRowStyle = genStyleHooks('Grid', row, rowToken);
export const Compact = genSubStyleComponent(['Button', 'compact'], token => compact(token));
export default (prefix, root) => { const useStyle = genComponentStyleHook('Wave', wave); return useStyle(prefix, root); };`;
  const bare = withoutStyles(source);
  expect(bare).toContain(`genStyleHooks('Grid', null, rowToken)`);
  expect(bare).toContain(`genSubStyleComponent(['Button', 'compact'], null)`);
  expect(bare).toContain(`genComponentStyleHook('Wave', null)`);
});

test('a module that only has helpers for others is told from one that makes styles', () => {
  expect(makesStyles('export const initToken = token => token;')).toBe(false);
  expect(makesStyles(`export default genStyleHooks('Tag', token => token)`)).toBe(true);
});
