import { circle, faint, line, type Mark, type Point, shape, text } from '@portal/platform/src/kernel/files/pdf/marks';
import { type Block, drawingWidth } from '@portal/platform/src/kernel/files/pdf/paper';

/**
 * The two sides of an identity card for the demonstration. It has the size and layout of a real card, but belongs to
 * nobody: it has no state emblem, a figure instead of a face, a masked number, and 样本 across it.
 */

/** The proportion of a card's sides, 85.6 by 54 mm. */
const proportion = 54 / 85.6;

const ground = '#f2f7fc';
const edge = '#b3c2d4';
const waveColors = ['#d6e6f2', '#f2e0e3'] as const;
const label = '#336b9e';
const printed = '#21242b';
const shade = '#ccd6e3';
const figure = '#8591a3';
const stamp = '#c74d54';

interface Card {
  /** Its lower left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Gives points on a part of an ellipse. Angles are in quarter turns. */
function arc([x, y]: Point, [across, up]: Point, from: number, to: number, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 2;
    return [x + across * Math.cos(angle), y + up * Math.sin(angle)];
  });
}

function rounded({ x, y, width, height }: Card, radius: number): Point[] {
  const [left, right, low, high] = [x + radius, x + width - radius, y + radius, y + height - radius];
  const corners: readonly Point[] = [
    [right, high],
    [left, high],
    [left, low],
    [right, low],
  ];
  return corners.flatMap((corner, index) => arc(corner, [radius, radius], index, index + 1));
}

/** Draws fine waves over the whole card, as on papers that are hard to copy. */
function waves({ x, y, width, height }: Card): Mark[] {
  const inset = 10;
  const rows = 26;
  return Array.from({ length: rows }, (_, row) => {
    const middle = y + inset + ((height - 2 * inset) * (row + 0.5)) / rows;
    const points = Array.from({ length: 81 }, (_unused, index): Point => {
      const along = index / 80;
      const away = 6 * Math.sin(along * 5 * Math.PI + row * 0.55) * Math.sin(along * Math.PI);
      return [x + inset + (width - 2 * inset) * along, middle + away];
    });
    return line(points, 0.35, waveColors[row % 2] ?? edge);
  });
}

function blank(card: Card): Mark[] {
  const border = rounded(card, 14);
  return [shape(border, ground), ...waves(card), line([...border, border[0] as Point], 0.8, edge)];
}

/** Writes 样本 across the whole card, so that no part of it is without. */
function sample({ x, y, width, height }: Card): Mark[] {
  const look = { size: 34, turned: 0.42, spacing: 8, bold: true, color: stamp };
  const places: readonly Point[] = [
    [x + width * 0.14, y + height * 0.2],
    [x + width * 0.42, y + height * 0.42],
    [x + width * 0.72, y + height * 0.24],
  ];
  return [
    faint(
      0.22,
      places.map(([left, low]) => text('样本', left, low, look)),
    ),
  ];
}

type Row = readonly [label: string, value: string];

const rowSize = 12.5;

function rows({ x, y, height }: Card, made: readonly Row[], from: number, inset: number): Mark[] {
  return made.flatMap(([name, value], index) => {
    const foot = y + height - from - index * 30;
    return [
      text(name, x + 26, foot, { size: 10, color: label }),
      text(value, x + inset, foot, { size: rowSize, color: printed }),
    ];
  });
}

/** Draws head and shoulders of nobody. */
function portrait({ x, y, width, height }: Card): Mark[] {
  const place = { x: x + width - 148, y: y + 74, width: 116, height: height - 108 };
  const middle = place.x + place.width / 2;
  const shoulders = place.y;
  return [
    shape(rounded(place, 6), shade),
    shape(arc([middle, shoulders], [50, 52], 0, 2, 24), figure),
    shape(arc([middle, place.y + place.height * 0.62], [25, 31], 0, 4, 32), figure),
  ];
}

const front = (card: Card, name: string, number: string): Mark[] => [
  ...blank(card),
  ...portrait(card),
  ...rows(
    card,
    [
      ['姓名', name],
      ['性别', '男        民族  汉'],
      ['出生', '1985 年 3 月 12 日'],
      ['住址', '上海市浦东新区科技园路88号'],
    ],
    52,
    72,
  ),
  text('公民身份号码', card.x + 26, card.y + 34, { size: 10, color: label }),
  text(number, card.x + 112, card.y + 33, { size: 15, spacing: 1.6, color: printed }),
  ...sample(card),
];

const back = (card: Card, office: string, validity: string): Mark[] => {
  const emblem: Point = [card.x + 70, card.y + card.height - 72];
  const rings = [38, 33, 20].map((radius) => circle(...emblem, radius, 1.2, stamp));
  const rays = Array.from({ length: 24 }, (_, index) => {
    const [inner, outer] = [20, 33].map((radius) => arc(emblem, [radius, radius], index / 6, index / 6, 1)[0] as Point);
    return line([inner as Point, outer as Point], 0.6, stamp);
  });
  return [
    ...blank(card),
    ...rings,
    ...rays,
    text('居民身份证', card.x + 136, card.y + card.height - 68, { size: 27, spacing: 9, bold: true, color: printed }),
    text('样本  仅供演示', card.x + 138, card.y + card.height - 94, { size: 12, spacing: 4, color: label }),
    ...rows(
      card,
      [
        ['签发机关', office],
        ['有效期限', validity],
      ],
      card.height - 74,
      92,
    ),
    ...sample(card),
  ];
};

const whole: Card = { x: 0, y: 0, width: drawingWidth, height: drawingWidth * proportion };

const drawing = (described: string, marks: readonly Mark[]): Block => ({
  kind: 'drawing',
  proportion,
  described,
  marks,
});

export interface IdentityCard {
  readonly name: string;
  readonly number: string;
  readonly office: string;
  /** A card is valid for twenty years. */
  readonly validTo: string;
}

const dotted = (day: string, yearsBefore = 0) =>
  `${Number(day.slice(0, 4)) - yearsBefore}${day.slice(4).replaceAll('-', '.')}`;

export const identityFront = ({ name, number }: IdentityCard): Block =>
  drawing('居民身份证人像面样本', front(whole, name, number));

export const identityBack = ({ office, validTo }: IdentityCard): Block =>
  drawing('居民身份证国徽面样本', back(whole, office, `${dotted(validTo, 20)}－${dotted(validTo)}`));
