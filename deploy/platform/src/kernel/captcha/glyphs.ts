/** A line through its points, in a box of width 1 and height 1. A `bent` line is drawn as a curve. */
export interface Stroke {
  readonly points: readonly (readonly [number, number])[];
  readonly bent: boolean;
}

const straight = (...points: [number, number][]): Stroke => ({ points, bent: false });
const bent = (...points: [number, number][]): Stroke => ({ points, bent: true });

const bowl = bent([0.1, 0], [0.6, 0], [0.92, 0.13], [0.92, 0.4], [0.6, 0.54], [0.1, 0.54]);
const bar = (x: number) => straight([x, 0], [x, 1]);

/**
 * Characters as strokes. Characters that people mix up are left out: 0 and O, 1 and I, 2 and Z and 7, 5 and S, 8 and B.
 */
export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  '3': [
    bent([0.1, 0.12], [0.5, 0], [0.85, 0.14], [0.82, 0.36], [0.42, 0.47]),
    bent([0.42, 0.47], [0.86, 0.58], [0.92, 0.84], [0.5, 1], [0.06, 0.88]),
  ],
  '4': [straight([0.72, 1], [0.72, 0], [0.05, 0.68], [0.98, 0.68])],
  '6': [
    bent(
      [0.82, 0.06],
      [0.42, 0.16],
      [0.12, 0.5],
      [0.1, 0.82],
      [0.45, 1],
      [0.86, 0.88],
      [0.88, 0.6],
      [0.5, 0.46],
      [0.12, 0.66],
    ),
  ],
  '7': [straight([0.05, 0], [0.95, 0], [0.38, 1])],
  '8': [
    bent([0.5, 0.46], [0.15, 0.32], [0.2, 0.08], [0.5, 0], [0.8, 0.08], [0.85, 0.32], [0.5, 0.46]),
    bent([0.5, 0.46], [0.1, 0.64], [0.12, 0.9], [0.5, 1], [0.88, 0.9], [0.9, 0.64], [0.5, 0.46]),
  ],
  '9': [
    bent(
      [0.88, 0.36],
      [0.5, 0.54],
      [0.12, 0.42],
      [0.12, 0.14],
      [0.5, 0],
      [0.88, 0.16],
      [0.88, 0.48],
      [0.6, 0.84],
      [0.2, 0.98],
    ),
  ],
  A: [straight([0, 1], [0.5, 0], [1, 1]), straight([0.18, 0.64], [0.82, 0.64])],
  C: [bent([0.95, 0.2], [0.6, 0], [0.18, 0.18], [0.05, 0.5], [0.18, 0.82], [0.6, 1], [0.95, 0.8])],
  E: [straight([0.92, 0], [0.1, 0], [0.1, 1], [0.92, 1]), straight([0.1, 0.5], [0.75, 0.5])],
  F: [straight([0.92, 0], [0.1, 0], [0.1, 1]), straight([0.1, 0.5], [0.75, 0.5])],
  H: [bar(0.1), bar(0.9), straight([0.1, 0.5], [0.9, 0.5])],
  J: [bent([0.8, 0], [0.8, 0.4], [0.78, 0.75], [0.5, 1], [0.16, 0.92], [0.08, 0.68])],
  K: [bar(0.1), straight([0.9, 0], [0.1, 0.58]), straight([0.38, 0.38], [0.95, 1])],
  L: [straight([0.1, 0], [0.1, 1], [0.9, 1])],
  M: [straight([0.02, 1], [0.12, 0], [0.5, 0.72], [0.88, 0], [0.98, 1])],
  N: [straight([0.1, 1], [0.1, 0], [0.9, 1], [0.9, 0])],
  P: [bar(0.1), bowl],
  R: [bar(0.1), bowl, straight([0.45, 0.54], [0.95, 1])],
  T: [straight([0.05, 0], [0.95, 0]), bar(0.5)],
  W: [straight([0, 0], [0.25, 1], [0.5, 0.3], [0.75, 1], [1, 0])],
  X: [straight([0.05, 0], [0.95, 1]), straight([0.95, 0], [0.05, 1])],
  Y: [straight([0.05, 0], [0.5, 0.5], [0.95, 0]), straight([0.5, 0.5], [0.5, 1])],
};
