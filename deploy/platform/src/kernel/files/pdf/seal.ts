import type { Measure } from './break-lines';
import { circle, type Mark, type Point, quiet, shape, text } from './marks.ts';

/** A company's seal is 40 mm wide. */
export const sealRadius = 56.7;

const red = '#cc121f';

const fifth = (2 * Math.PI) / 5;
const up = Math.PI / 2;

function star(x: number, y: number, radius: number): Mark {
  const inner = radius * 0.382;
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const angle = up + (index * fifth) / 2;
    const distance = index % 2 === 0 ? radius : inner;
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
  });
  return shape(points, red);
}

/** Writes the name round the star, from lower left to lower right. The foot of each character points to the middle. */
function nameAround(name: string, x: number, y: number, measure: Measure): Mark[] {
  const characters = [...name];
  const size = Math.min(11.5, Math.max(6.5, 150 / characters.length));
  const foot = sealRadius - 7 - size;
  const step = Math.min((size * 1.25) / foot, (1.5 * Math.PI) / Math.max(1, characters.length - 1));
  const first = up + (step * (characters.length - 1)) / 2;
  return characters.map((character, index) => {
    const angle = first - index * step;
    const turned = angle - up;
    const half = (size * measure(character, true)) / 2;
    return text(
      character,
      x + foot * Math.cos(angle) - half * Math.cos(turned),
      y + foot * Math.sin(angle) - half * Math.sin(turned),
      { size, turned, bold: true, color: red },
    );
  });
}

/** Draws a company's round seal: its legal name round a star, and the purpose of the seal. */
export function seal(legalName: string, purpose: string, [x, y]: Point, measure: Measure): Mark[] {
  const size = 9;
  return [
    circle(x, y, sealRadius - 1.5, 3, red),
    star(x, y + 2, 17),
    ...nameAround(legalName, x, y, measure),
    text(purpose, x - (size * measure(purpose, true)) / 2, y - 34, { size, bold: true, color: red }),
  ];
}

/** Draws the place for a later seal. */
export function sealPlace([x, y]: Point, measure: Measure): Mark[] {
  const size = 10;
  const words = '盖章处';
  return [
    circle(x, y, sealRadius - 6, 0.8, quiet, true),
    text(words, x - (size * measure(words)) / 2, y - size / 3, { size, color: quiet }),
  ];
}
