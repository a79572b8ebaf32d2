import { contrast, distance, fromHsv, isHexColor, mix, toHsv } from './color-math';
import { type ColorScheme, palettes } from './palette';

/** The tenant's colour and the colours derived from it, all as `#RRGGBB`. */
export interface BrandColors {
  /**
   * The tenant's colour: solid buttons, bars, the brand panel. It is darkened only if white text on it would not be
   * readable.
   */
  brand: string;
  /** Legible as text on every ground and on the tint. */
  brandText: string;
  /** A solid button under the pointer. */
  brandHover: string;
  /** A solid button while pressed. */
  brandActive: string;
  /** Ground of selected rows and hovered items. */
  brandTint: string;
  /** Ground of an element that is both selected and hovered. */
  brandTintStrong: string;
  /** Outlines that carry no text, e.g. a focused field's glow. */
  brandLine: string;
  /** Text and icons on `brand`. */
  onBrand: string;
  /** What harms, and what is wrong: a tone that is never taken for the brand. */
  danger: string;
  dangerTint: string;
  dangerLine: string;
}

export const defaultThemeColor = '#D83651';

const readable = 4.5;
/** From this contrast on, dark text is clearly the better choice on a colour. */
const darkTextFrom = 7;
const white = '#FFFFFF';

/**
 * Makes a colour darker in the way of antd's own palette: a little more saturated, a fixed part less bright for each
 * step.
 */
function darker(hex: string, steps: number): string {
  const { h, s, v } = toHsv(hex);
  const turn = h < 60 || h >= 240 ? -2 : 2;
  if (s === 0) return fromHsv({ h, s, v: Math.max(0, v - 0.15 * steps) });
  return fromHsv({
    h: (Math.round(h) + turn * steps + 360) % 360,
    s: Math.min(1, s + 0.05 * steps),
    v: Math.max(0, Math.round((v - 0.15 * steps) * 100) / 100),
  });
}

/** The least dark shade, in steps of the given size, that is readable on every ground. */
function firstReadable(hex: string, grounds: string[], step: number): string {
  let shade = hex;
  for (let count = 1; grounds.some((ground) => contrast(shade, ground) < readable); count++) {
    shade = darker(hex, count * step);
  }
  return shade;
}

/** A colour on a dark ground, in the least light shade that reaches the contrast on every ground. */
function lighterUntil(ratio: number, hex: string, grounds: string[]): string {
  let shade = hex;
  for (let share = 0.02; grounds.some((ground) => contrast(shade, ground) < ratio); share += 0.02)
    shade = mix(white, hex, Math.min(share, 1));
  return shade;
}

/** A danger in the usual red is taken for a red brand up to this distance. */
const tooNear = 0.12;

/** The usual red, or the tone that is farther from the brand if the brand itself is nearly red. */
function dangerBeside(scheme: ColorScheme, ...brand: readonly string[]) {
  const [usual, other] = palettes[scheme].dangers;
  const apart = ({ text }: typeof usual) => Math.min(...brand.map((one) => distance(one, text)));
  return apart(usual) >= tooNear || apart(usual) >= apart(other) ? usual : other;
}

/** A solid button stands out from a dark ground by this contrast, as a control's border has to. */
const seen = 3;

/**
 * Derives every shade of a tenant's colour by computed contrast. Anything but `#RRGGBB` gives the default's shades.
 * `page`: the ground of pages, if the tenant has its own.
 */
export function brandColors(themeColor: string, scheme: ColorScheme = 'light', page?: string): BrandColors {
  const own = (isHexColor(themeColor) ? themeColor : defaultThemeColor).toUpperCase();
  const dark = scheme === 'dark';
  const { page: usualPage, surface, raised, sunken } = palettes[scheme].neutral;
  const ink = palettes.light.neutral.text;
  // A bright colour such as yellow carries dark text; any other is darkened as far as white text needs.
  const bright = contrast(ink, own) >= darkTextFrom;
  const light = bright ? own : firstReadable(own, [white], 0.1);
  const brand = dark ? lighterUntil(seen, light, [surface, raised]) : light;
  const brandTint = mix(own, surface, dark ? 0.16 : 0.06);
  const brandTintStrong = mix(own, surface, dark ? 0.24 : 0.1);
  const grounds = [surface, raised, sunken, page ?? usualPage, brandTint, brandTintStrong];
  const brandText = dark ? lighterUntil(readable, own, grounds) : firstReadable(own, grounds, 1);
  const danger = dangerBeside(scheme, brand, brandText);
  return {
    brand,
    brandText,
    // The shade moves away from the colour of the text on it, so that hovering never costs legibility.
    brandHover: bright ? mix(white, brand, 0.12) : darker(brand, 1),
    brandActive: bright ? mix(white, brand, 0.24) : darker(brand, 1.6),
    brandTint,
    brandTintStrong,
    brandLine: mix(own, surface, 0.4),
    onBrand: bright ? ink : white,
    danger: danger.text,
    dangerTint: danger.tint,
    dangerLine: danger.line,
  };
}
