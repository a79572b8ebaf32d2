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

function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map((part) => {
    const channel = part / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
