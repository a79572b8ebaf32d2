/** Makes single marks on a page in PDF's own language. Distances are points, from the page's lower left corner. */

/** Writes a text as UTF-16, big-endian, in hexadecimal. The font has no characters beyond the first plane. */
export function ucs2(text: string): string {
  return [...text]
    .map((character) => (character.length > 1 ? '□' : character).charCodeAt(0).toString(16).padStart(4, '0'))
    .join('');
}

const at = (value: number) => value.toFixed(2);

export interface TextLook {
  readonly size: number;
  /** The font has one weight, so a bold character gets an outline. */
  readonly bold?: boolean;
  /** The space between the characters of a whole line. */
  readonly spacing?: number;
  /** The angle in radians, counter-clockwise. */
  readonly turned?: number;
  /** Red, green and blue, 0 to 1. */
  readonly color?: string;
}

export const ink = '0.11 0.12 0.15';
export const quiet = '0.42 0.45 0.50';
export const hairline = '0.80 0.82 0.85';

export function text(words: string, x: number, y: number, look: TextLook): string {
  const { size, bold = false, spacing = 0, turned = 0, color = ink } = look;
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)].map((value) => value.toFixed(4));
  const weight = bold ? `2 Tr ${at(size * 0.03)} w ${color} RG` : '0 Tr';
  const skewed = `${cos} ${sin} ${(-Math.sin(turned)).toFixed(4)} ${cos}`;
  const matrix = turned === 0 ? '1 0 0 1' : skewed;
  return `BT ${color} rg ${weight} ${at(spacing)} Tc /F1 ${at(size)} Tf ${matrix} ${at(x)} ${at(y)} Tm <${ucs2(words)}> Tj ET`;
}

export type Point = readonly [x: number, y: number];

/** Draws a line through all points. */
export function line(points: readonly Point[], width: number, color: string): string {
  const steps = points.map(([x, y], index) => `${at(x)} ${at(y)} ${index === 0 ? 'm' : 'l'}`);
  return `${color} RG ${at(width)} w ${steps.join(' ')} S`;
}

export function shape(points: readonly Point[], color: string): string {
  const steps = points.map(([x, y], index) => `${at(x)} ${at(y)} ${index === 0 ? 'm' : 'l'}`);
  return `${color} rg ${steps.join(' ')} h f`;
}

export function box(x: number, y: number, width: number, height: number, stroke: number, color: string): string {
  return `${color} RG ${at(stroke)} w ${at(x)} ${at(y)} ${at(width)} ${at(height)} re S`;
}

/** The distance between the ends of a quarter circle's curve and its control points. */
const quarter = 0.5523;

export function circle(x: number, y: number, radius: number, stroke: number, color: string, dashed = false): string {
  const handle = radius * quarter;
  const curve = (...values: readonly number[]) => `${values.map(at).join(' ')} c`;
  return [
    'q',
    dashed ? '[4 3] 0 d' : '',
    `${color} RG ${at(stroke)} w ${at(x + radius)} ${at(y)} m`,
    curve(x + radius, y + handle, x + handle, y + radius, x, y + radius),
    curve(x - handle, y + radius, x - radius, y + handle, x - radius, y),
    curve(x - radius, y - handle, x - handle, y - radius, x, y - radius),
    curve(x + handle, y - radius, x + radius, y - handle, x + radius, y),
    's Q',
  ].join(' ');
}
