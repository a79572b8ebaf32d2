import { isHexColor } from './color-math';

/** The spec's cookie. */
export const themeCookie = 'theme_color';

/** A cookie's value as a colour; undefined for every other text. The `#` may be written as `%23`. */
export function themeColorIn(value: string | undefined): string | undefined {
  const color = value?.replace(/^%23/, '#');
  return color !== undefined && isHexColor(color) ? color.toUpperCase() : undefined;
}
