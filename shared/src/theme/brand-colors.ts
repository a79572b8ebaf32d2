import { contrast, distance, fromHsv, isHexColor, mix, toHsv } from './color-math';
import { dangers, neutral } from './palette';

/** The tenant's colour and the colours derived from it, all as `#RRGGBB`. */
export interface BrandColors {
  /**
   * The tenant's colour: solid buttons, bars, the brand panel. It is darkened only if white text on it would not be
   * readable.
   */
  brand: string;
  /** Legible as text on white, on the page and on the tint. */
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

/** A danger in the usual red is taken for a red brand up to this distance. */
const tooNear = 0.12;

/** The usual red, or the tone that is farther from the brand if the brand itself is nearly red. */
function dangerBeside(...brand: readonly string[]): (typeof dangers)[number] {
  const apart = (tone: (typeof dangers)[number]) => Math.min(...brand.map((one) => distance(one, tone.text)));
  const [usual, other] = dangers;
  return apart(usual) >= tooNear || apart(usual) >= apart(other) ? usual : other;
}

/** Derives every shade of a tenant's colour by computed contrast. Anything but `#RRGGBB` gives the default's shades. */
export function brandColors(themeColor: string): BrandColors {
  const own = (isHexColor(themeColor) ? themeColor : defaultThemeColor).toUpperCase();
  // A bright colour such as yellow carries dark text; any other is darkened as far as white text needs.
  const bright = contrast(neutral.text, own) >= darkTextFrom;
  const brand = bright ? own : firstReadable(own, [white], 0.1);
  const brandTint = mix(own, white, 0.06);
  const brandTintStrong = mix(own, white, 0.1);
  const brandText = firstReadable(own, [white, neutral.page, brandTint, brandTintStrong], 1);
  const danger = dangerBeside(brand, brandText);
  return {
    brand,
    brandText,
    // The shade moves away from the colour of the text on it, so that hovering never costs legibility.
    brandHover: bright ? mix(white, brand, 0.12) : darker(brand, 1),
    brandActive: bright ? mix(white, brand, 0.24) : darker(brand, 1.6),
    brandTint,
    brandTintStrong,
    brandLine: mix(own, white, 0.4),
    onBrand: bright ? neutral.text : white,
    danger: danger.text,
    dangerTint: danger.tint,
    dangerLine: danger.line,
  };
}
