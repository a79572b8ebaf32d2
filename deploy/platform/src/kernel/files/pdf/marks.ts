/** Describes single marks on a page. Distances are points, from the page's lower left corner. */

export interface TextLook {
  readonly size: number;
  readonly bold?: boolean;
  /** The space between the characters of a whole line. */
  readonly spacing?: number;
  /** The angle in radians, counter-clockwise. */
  readonly turned?: number;
  readonly color?: string;
}

export type Point = readonly [x: number, y: number];

export type Mark =
  | ({ readonly kind: 'text'; readonly words: string; readonly x: number; readonly y: number } & TextLook)
  | { readonly kind: 'line'; readonly points: readonly Point[]; readonly width: number; readonly color: string }
  | { readonly kind: 'shape'; readonly points: readonly Point[]; readonly color: string }
  | {
      readonly kind: 'circle';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly width: number;
      readonly color: string;
      readonly dashed: boolean;
    }
  /** Marks whose distances begin at a point of their own. */
  | {
      readonly kind: 'group';
      readonly x: number;
      readonly y: number;
      readonly opacity: number;
      readonly marks: readonly Mark[];
    };

export const ink = '#1c1f26';
export const quiet = '#6b7380';
export const hairline = '#ccd1d9';

export const text = (words: string, x: number, y: number, look: TextLook): Mark => ({
  kind: 'text',
  words,
  x,
  y,
  ...look,
});

/** Draws a line through all points. */
export const line = (points: readonly Point[], width: number, color: string): Mark => ({
  kind: 'line',
  points,
  width,
  color,
});

export const shape = (points: readonly Point[], color: string): Mark => ({ kind: 'shape', points, color });

export const box = (x: number, y: number, width: number, height: number, stroke: number, color: string): Mark =>
  line(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y],
    ],
    stroke,
    color,
  );

export const circle = (x: number, y: number, radius: number, width: number, color: string, dashed = false): Mark => ({
  kind: 'circle',
  x,
  y,
  radius,
  width,
  color,
  dashed,
});

/** Marks that let what is under them show through: 1 hides it. */
export const faint = (opacity: number, marks: readonly Mark[]): Mark => ({ kind: 'group', x: 0, y: 0, opacity, marks });

export const moved = (x: number, y: number, marks: readonly Mark[]): Mark => ({
  kind: 'group',
  x,
  y,
  opacity: 1,
  marks,
});
