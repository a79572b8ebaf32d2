import { describe, expect, test } from '@jest/globals';
import { brandColors } from './brand-colors';
import { themeChoices } from './choices';
import { contrast } from './color-math';
import { themeColorIn } from './theme-cookie';

describe('the colours to choose from', () => {
  test('the tenant’s own and three others, each once', () => {
    const colors = themeChoices('#D83651').map(({ color }) => color);
    expect(colors[0]).toBe('#D83651');
    expect(new Set(colors).size).toBe(4);
    expect(themeChoices('#1d5b8a')).toHaveLength(3);
  });

  test.each(themeChoices('#D83651'))('white reads on $name, and it reads as text', ({ color }) => {
    expect(contrast('#FFFFFF', color)).toBeGreaterThanOrEqual(4.5);
    const { brand, brandText, brandTint } = brandColors(color);
    expect(brand).toBe(color);
    expect(contrast(brandText, brandTint)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each([
  ['#1d5b8a', '#1D5B8A'],
  ['%231D5B8A', '#1D5B8A'],
  ['1D5B8A', undefined],
  ['#1D5', undefined],
  ['#1D5B8A;}body{display:none', undefined],
  ['</style><script>', undefined],
  ['', undefined],
  [undefined, undefined],
])('the cookie %p is the colour %p', (value, color) => expect(themeColorIn(value)).toBe(color));
