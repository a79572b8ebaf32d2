import { describe, expect, test } from '@jest/globals';
import { contrast } from './color-math';
import { palettes } from './palette';
import { pageColorFault, radiusFault, themeRounding } from './tenant-theme';
import { cssVariables } from './tokens';

const themeColor = '#0B6E4F';
const { neutral } = palettes.light;

describe("a tenant's own look", () => {
  test('without values it is the usual one', () => {
    const usual = cssVariables({ themeColor });
    expect(cssVariables({ themeColor, accentColor: '', pageColor: '', radius: '' })).toEqual(usual);
    expect(usual).toMatchObject({
      '--radius-button': '6px',
      '--radius-control': '6px',
      '--radius-card': '10px',
      '--page': neutral.page,
      '--accent': usual['--brand'],
      '--accent-line': neutral.border,
    });
  });

  test('its values reach the sheets', () => {
    expect(cssVariables({ themeColor, accentColor: '#b8862d', pageColor: '#F8F4EA', radius: '20' })).toMatchObject({
      '--radius-button': '20px',
      '--page': '#F8F4EA',
      '--accent': '#B8862D',
      '--accent-line': '#B8862D',
    });
  });

  test('links are legible on its ground', () => {
    // Just legible on white.
    const variables = cssVariables({ themeColor: '#767676', pageColor: '#F1EADC' });
    expect(contrast(variables['--brand-text'] ?? '', '#F1EADC')).toBeGreaterThanOrEqual(4.5);
  });

  test('in the dark the ground is the usual one, and the accent can be seen on it', () => {
    const variables = cssVariables({ themeColor, accentColor: '#5A3A00', pageColor: '#F8F4EA' }, 'dark');
    expect(variables['--page']).toBe(palettes.dark.neutral.page);
    expect(contrast(variables['--accent'] ?? '', palettes.dark.neutral.surface)).toBeGreaterThanOrEqual(3);
  });

  test.each(['', '0', '6', '10', '20', '24'])('with a rounding of %j no field looks swollen', (radius) => {
    const { radiusButton, radiusControl, radiusCard } = themeRounding({ themeColor, radius });
    expect(radiusControl).toBeLessThanOrEqual(Math.min(radiusButton, 10));
    expect(radiusCard).toBeLessThanOrEqual(16);
  });

  test.each(['', 'x', '-1', '25', '6px', '1.5'])('%j is no rounding', (radius) => {
    expect(radiusFault(radius)).not.toBeNull();
    expect(themeRounding({ themeColor, radius }).radiusButton).toBe(6);
  });

  test.each(['#F8F4EA', '#FFFFFF', '#F5F6F8'])('notes are legible on %s', (pageColor) => {
    expect(pageColorFault(pageColor)).toBeNull();
    expect(contrast(neutral.textFaint, pageColor)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['#0B6E4F', '#CCCCCC', 'red', '#F8F4EA;}'])('%j is no ground of a page', (pageColor) => {
    expect(pageColorFault(pageColor)).not.toBeNull();
    expect(cssVariables({ themeColor, pageColor })['--page']).toBe(neutral.page);
  });

  test.each(['red', '#B8862D;}'])('%j is no accent', (accentColor) => {
    const variables = cssVariables({ themeColor, accentColor });
    expect([variables['--accent'], variables['--accent-line']]).toEqual([variables['--brand'], neutral.border]);
  });
});
