/** Colour arithmetic for `#RRGGBB` texts: only the part that contrast needs. */
export interface Hsv {
  /** 0 to 360. */
  h: number;
  /** 0 to 1. */
  s: number;
  /** 0 to 1. */
  v: number;
}

type Rgb = readonly [number, number, number];

const hexPattern = /^#[0-9a-f]{6}$/i;

export function isHexColor(text: string): boolean {
  return hexPattern.test(text);
}

function toRgb(hex: string): Rgb {
  if (!isHexColor(hex)) throw new Error(`not a #RRGGBB colour: ${hex}`);
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 0xff, number & 0xff];
}

function fromRgb(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

export function toHsv(hex: string): Hsv {
  const [r, g, b] = toRgb(hex);
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b);
  let h = 0;
  if (range > 0) {
    if (max === r) h = ((g - b) / range + 6) % 6;
    else if (max === g) h = (b - r) / range + 2;
    else h = (r - g) / range + 4;
  }
  return { h: h * 60, s: max === 0 ? 0 : range / max, v: max / 255 };
}

export function fromHsv({ h, s, v }: Hsv): string {
  const part = (n: number): number => {
    const k = (n + h / 60) % 6;
    return 255 * (v - v * s * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return fromRgb([part(5), part(3), part(1)]);
}

/** `share` of `top` laid over `ground`, as an opaque colour. */
export function mix(top: string, ground: string, share: number): string {
  const [r, g, b] = toRgb(top);
  const [gr, gg, gb] = toRgb(ground);
  const blend = (over: number, under: number): number => over * share + under * (1 - share);
  return fromRgb([blend(r, gr), blend(g, gg), blend(b, gb)]);
}

function linear(hex: string): Rgb {
  return toRgb(hex).map((part) => {
    const channel = part / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Lightness and the two axes of colour of OKLab, the straight axes of OKLCH. */
function toOklab(hex: string): Rgb {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How far apart two colours are to the eye, in OKLCH: 0.02 can just be seen, black and white are 1 apart. */
export function distance(one: string, other: string): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
