import { PNG } from 'pngjs';

export type Point = readonly [number, number];

/** The number of steps between the first tone and the last. A picture with few tones is a small file. */
const steps = 15;

/**
 * Paper is not even: squares of this many pixels have a tone of their own. Both sides of the picture are a multiple of
 * it.
 */
const patch = 4;

/** A small grey picture to draw thick lines on, written as a PNG. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** The darkness of each pixel, from 0 to 1. */
  readonly #ink: Float32Array;

  constructor(width: number, height: number, paper: (x: number, y: number) => number) {
    this.width = width;
    this.height = height;
    this.#ink = new Float32Array(width * height);
    for (let y = 0; y < height; y += patch) {
      for (let x = 0; x < width; x += patch) {
        const tone = paper(x, y);
        for (let row = y; row < y + patch; row += 1) this.#ink.fill(tone, row * width + x, row * width + x + patch);
      }
    }
  }

  line(points: readonly Point[], thickness: number, tone: number): void {
    for (const [n, to] of points.entries()) {
      const from = points[n - 1];
      if (from) this.#segment(from, to, thickness / 2, tone);
    }
  }

  #segment([ax, ay]: Point, [bx, by]: Point, radius: number, tone: number): void {
    const [left, right] = [Math.min(ax, bx) - radius - 1, Math.max(ax, bx) + radius + 1];
    const [top, bottom] = [Math.min(ay, by) - radius - 1, Math.max(ay, by) + radius + 1];
    const [dx, dy] = [bx - ax, by - ay];
    const squared = dx * dx + dy * dy || 1;
    const reach = (radius + 0.5) ** 2;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.height, bottom); y += 1) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(this.width, right); x += 1) {
        const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / squared));
        const [offX, offY] = [x - ax - along * dx, y - ay - along * dy];
        const away = offX * offX + offY * offY;
        if (away >= reach) continue;
        // The last half pixel on each side is drawn in part, so that the edge is smooth.
        const covered = Math.min(1, radius + 0.5 - Math.sqrt(away)) * tone;
        const at = y * this.width + x;
        if (covered > (this.#ink[at] ?? 0)) this.#ink[at] = covered;
      }
    }
  }

  png(): Buffer {
    const png = new PNG({ width: this.width, height: this.height });
    png.data = Buffer.from(this.#ink.map((ink) => 255 - Math.round((Math.round(ink * steps) * 255) / steps)));
    return PNG.sync.write(png, { colorType: 0, inputColorType: 0, inputHasAlpha: false });
  }
}
