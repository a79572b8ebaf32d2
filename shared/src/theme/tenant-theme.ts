import { brandColors } from './brand-colors';
import { contrast, isHexColor, mix } from './color-math';
import { type ColorScheme, palettes } from './palette';

/** The values of a tenant's look, as the operator writes them. Each but the colour may be empty or left out. */
export interface TenantTheme {
  readonly themeColor: string;
  readonly accentColor?: string;
  readonly pageColor?: string;
  readonly radius?: string;
}

const largestRadius = 24;
const usualRadius = 6;
/** A field with more text than a button looks swollen from here on; so does a card. */
const largestOfControls = 10;
const largestOfCards = 16;

const isRadius = (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= largestRadius;

export const radiusFault = (text: string): string | null =>
  isRadius(text) ? null : `按钮圆角 ${text} 不合法：请使用 0 至 ${largestRadius} 的整数。`;

/** Notes are the faintest text on the ground of a page. */
const leastContrast = 4.5;
const { neutral } = palettes.light;
const isGround = (color: string) => isHexColor(color) && contrast(neutral.textFaint, color) >= leastContrast;

export const pageColorFault = (color: string): string | null =>
  isGround(color) ? null : `页面底色 ${color} 太深：浅色说明文字会看不清，请使用更浅的颜色。`;

export interface Rounding {
  readonly radiusButton: number;
  readonly radiusControl: number;
  readonly radiusCard: number;
}

/** One number rounds everything: what is larger than a button follows it within limits of its own. */
export function themeRounding({ radius = '' }: TenantTheme): Rounding {
  const own = isRadius(radius) ? Number(radius) : usualRadius;
  return {
    radiusButton: own,
    radiusControl: Math.min(own, largestOfControls),
    radiusCard: own === 0 ? 0 : Math.min(own + 4, largestOfCards),
  };
}

const ownAccent = ({ accentColor = '' }: TenantTheme) =>
  isHexColor(accentColor) ? accentColor.toUpperCase() : undefined;

/**
 * The colour of marks that carry no text, such as the bar at the chosen entry of a menu. On a dark ground it is light
 * enough to be seen.
 */
export function themeAccent(theme: TenantTheme, scheme: ColorScheme): string {
  const own = ownAccent(theme);
  return own !== undefined && scheme === 'light' ? own : brandColors(own ?? theme.themeColor, scheme).brand;
}

/** The ground of pages, with the border and the sunken ground that go with its tone. A dark page is the same for all. */
export function themeGrounds({ pageColor = '' }: TenantTheme, scheme: ColorScheme) {
  const { page, border, sunken } = palettes[scheme].neutral;
  if (scheme === 'dark' || !isGround(pageColor)) return { page, border, sunken };
  return {
    page: pageColor.toUpperCase(),
    border: mix(neutral.text, pageColor, 0.08),
    sunken: mix(pageColor, '#FFFFFF', 0.45),
  };
}

/** A line under the header: a tenant with an accent shows it there, any other has a border. */
export const themeAccentLine = (theme: TenantTheme, scheme: ColorScheme): string =>
  ownAccent(theme) === undefined ? themeGrounds(theme, scheme).border : themeAccent(theme, scheme);
