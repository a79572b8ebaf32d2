import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { brandColors } from './brand-colors';
import { contrast, distance, fromHsv, toHsv } from './color-math';
import { palettes } from './palette';
import { cssVariables, rootStyle } from './tokens';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

const schemes = ['light', 'dark'] as const;

describe('brandColors', () => {
  test('the default colour keeps its own shade and gets the safe one of the look', () => {
    const colors = brandColors('#D83651');
    expect(colors.brand).toBe('#D83651');
    expect(colors.brandText).toBe('#B32440');
    expect(colors.brandHover).toBe('#B32440');
    expect(colors.onBrand).toBe('#FFFFFF');
  });

  test.each(schemes)('whatever the tenant chose: text is legible wherever it stands, %s', (scheme) => {
    const { page, surface, raised, sunken, text } = palettes[scheme].neutral;
    fc.assert(
      fc.property(anyColor, (color) => {
        const colors = brandColors(color, scheme);
        for (const ground of [page, surface, raised, sunken, colors.brandTint, colors.brandTintStrong]) {
          expect(contrast(colors.brandText, ground)).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of [colors.brand, colors.brandHover, colors.brandActive]) {
          expect(contrast(colors.onBrand, ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(text, colors.brandTintStrong)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('a solid button stands out from every dark ground', () => {
    const { page, surface, raised } = palettes.dark.neutral;
    fc.assert(
      fc.property(anyColor, (color) => {
        for (const ground of [page, surface, raised])
          expect(contrast(brandColors(color, 'dark').brand, ground)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  // 0.02 can just be seen. The waiting amber counts too, because it stands beside danger.
  describe.each(schemes)('%s', (scheme) => {
    test.each([
      ['the default', '#D83651'],
      ['red', '#C8102E'],
      ['crimson', '#B5124A'],
      ['orange', '#D4600A'],
      ['gold', '#8A6100'],
      ['green', '#0B6E4F'],
      ['blue', '#0958D9'],
      ['purple', '#6B3FA0'],
    ])('danger is never taken for a brand in %s, nor for what waits', (_, themeColor) => {
      const { neutral, status } = palettes[scheme];
      const { brand, brandText, danger, dangerTint } = brandColors(themeColor, scheme);
      for (const other of [brand, brandText, status.yellow.text])
        expect(distance(danger, other)).toBeGreaterThanOrEqual(0.07);
      for (const ground of [neutral.surface, neutral.raised, neutral.page, dangerTint])
        expect(contrast(danger, ground)).toBeGreaterThanOrEqual(4.5);
    });
  });

  test.each(['', 'red', '#fff', '#12345', 'url(x)', '#12345g'])('%j is no colour: the default it is', (text) => {
    expect(brandColors(text)).toEqual(brandColors('#D83651'));
  });

  test('a colour survives the way to HSV and back', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(fromHsv(toHsv(color))).toBe(color.toUpperCase());
      }),
    );
  });
});

describe.each(schemes)('fixed colours, %s', (scheme) => {
  const { neutral, status } = palettes[scheme];
  const grounds = [neutral.page, neutral.surface, neutral.raised, neutral.sunken];

  test.each(Object.entries(status))('%s: text on its tint and on every ground', (_, { text, tint }) => {
    for (const ground of [tint, neutral.surface, neutral.raised])
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test('the count of what is unread is white on its own red', () => {
    expect(contrast('#FFFFFF', neutral.unread)).toBeGreaterThanOrEqual(4.5);
  });
  test.each([neutral.text, neutral.textSecondary, neutral.textFaint])('%s on every ground', (text) => {
    for (const ground of grounds) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('CSS variables', () => {
  test('no value can close the rule it stands in', () => {
    for (const value of Object.values(cssVariables({ themeColor: '#D83651</style>' })))
      expect(value).not.toMatch(/[{};<]/);
  });
  test('the root rule holds the brand', () => {
    expect(rootStyle({ themeColor: '#0B6E4F' })).toContain('--brand:#0B6E4F');
  });
});
