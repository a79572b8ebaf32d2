import { expect, test } from '@jest/globals';
import { cssVariables, measure, rootStyle } from './tokens';

test('"Mobile breakpoint 992 px. Sidebar width 230 px, header height 64 px."', () => {
  expect(measure).toMatchObject({ mobileBelow: 992, sidebarWidth: 230, headerHeight: 64 });
  expect(cssVariables({ themeColor: '#D83651' })).toMatchObject({
    '--sidebar-width': '230px',
    '--header-height': '64px',
  });
});

test('the document is styled with the same before any script runs', () => {
  for (const [name, value] of Object.entries(cssVariables({ themeColor: '#0B6E4F' })))
    expect(rootStyle({ themeColor: '#0B6E4F' })).toContain(`${name}:${value}`);
});

test('a browser that follows its system gets the dark values of what differs, on a screen only', () => {
  const theme = { themeColor: '#0B6E4F' };
  const [light, dark] = [cssVariables(theme), cssVariables(theme, 'dark')];
  const [first = '', second = ''] = rootStyle(theme, 'auto').split('@media screen and (prefers-color-scheme:dark)');
  for (const [name, value] of Object.entries(light)) expect(first).toContain(`${name}:${value}`);
  for (const [name, value] of Object.entries(dark))
    expect(second.includes(`${name}:${value}`)).toBe(value !== light[name]);
});
