import { randomInt } from 'node:crypto';
import { Canvas, type Point } from './canvas';
import { glyphs, type Stroke } from './glyphs';

/** The picture is twice as large as it is shown, so that it is sharp on every screen. */
const width = 288;
const height = 96;
const glyphWidth = 42;
const glyphHeight = 54;

const random = (from: number, to: number) => from + (randomInt(1_000_000) / 1_000_000) * (to - from);

type Move = (point: Point) => Point;

/** Gives points along a stroke. They are so close that a curve stays a curve; curves are Catmull-Rom. */
function along({ points, bent }: Stroke): Point[] {
  return points.flatMap((to, n) => {
    const from = points[n - 1];
    if (!from) return [to];
    const [before, after] = [points[n - 2] ?? from, points[n + 1] ?? to];
    return Array.from({ length: 8 }, (_, step): Point => {
      const t = (step + 1) / 8;
      const mix = (axis: 0 | 1) => {
        const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
        if (!bent) return b + (c - b) * t;
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      };
      return [mix(0), mix(1)];
    });
  });
}

/** No letter looks the same twice: its points move, and it is turned, slanted and stretched. */
function drawnAt(centre: number): Move {
  const [turn, slant] = [random(-0.38, 0.38), random(-0.3, 0.3)];
  const [wide, high] = [glyphWidth * random(0.8, 1.1), glyphHeight * random(0.82, 1.12)];
  const middle = height / 2 + random(-9, 9);
  return ([x, y]) => {
    const [across, down] = [(x - 0.5) * wide + (y - 0.5) * slant * high, (y - 0.5) * high];
    return [
      centre + across * Math.cos(turn) - down * Math.sin(turn),
      middle + across * Math.sin(turn) + down * Math.cos(turn),
    ];
  };
}

const shaken = (stroke: Stroke): Stroke => ({
  ...stroke,
  points: stroke.points.map(([x, y]) => [x + random(-0.06, 0.06), y + random(-0.06, 0.06)]),
});

/** Bends the whole picture like a waving cloth. */
function waving(): Move {
  const wave = (longest: number) => ({ length: random(90, longest), high: random(3, 6), start: random(0, 6.3) });
  const [sideways, upDown] = [wave(150), wave(190)];
  return ([x, y]) => [
    x + sideways.high * Math.sin((2 * Math.PI * y) / sideways.length + sideways.start),
    y + upDown.high * Math.sin((2 * Math.PI * x) / upDown.length + upDown.start),
  ];
}

/**
 * Makes a line through the letters. It is as thick and as dark as the letters, so that programs cannot tell them apart.
 */
function straying(): Stroke {
  const xs = [-0.05, 0.3, 0.65, 1.05];
  return { bent: true, points: xs.map((x) => [x * width, random(0.12, 0.88) * height]) };
}

function cloudy(): (x: number, y: number) => number {
  const [a, b, c] = [random(0.02, 0.05), random(0.02, 0.05), random(0, 6.3)];
  return (x, y) => 0.11 + 0.08 * Math.sin(a * x + b * y + c) * Math.sin(b * x - a * y);
}

/**
 * Draws the text as a picture. Programs have to look at it as people do: it has only pixels, and no letter is like
 * another.
 */
export function drawText(text: string): Buffer {
  const canvas = new Canvas(width, height, cloudy());
  const wave = waving();
  const tone = random(0.72, 0.95);
  const draw = (stroke: Stroke, move: Move, thickness: number) =>
    canvas.line(
      along(stroke).map((point) => wave(move(point))),
      thickness,
      tone,
    );
  const distance = width / (text.length + 0.4);
  for (const [n, letter] of [...text].entries()) {
    const place = drawnAt((n + 0.7) * distance + random(-5, 5));
    const thickness = random(4.5, 6.5);
    for (const stroke of glyphs[letter] ?? []) draw(shaken(stroke), place, thickness);
  }
  for (let n = 0; n < 2; n += 1) draw(straying(), (point) => point, random(2.5, 4));
  for (let n = 0; n < 60; n += 1) {
    const [x, y] = [random(0, width), random(0, height)];
    canvas.line(
      [
        [x, y],
        [x + random(-6, 6), y + random(-6, 6)],
      ],
      random(1, 3),
      random(0.3, tone),
    );
  }
  return canvas.png();
}

/** Makes a text that this file can draw and that people can read. */
export function randomText(length: number): string {
  const letters = Object.keys(glyphs);
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
