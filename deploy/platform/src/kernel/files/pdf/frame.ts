import { box, line, type Mark, type Point } from './marks.ts';

interface Frame {
  readonly width: number;
  readonly height: number;
}

const tint = '#edccc2';
const border = '#b5383d';

/** Draws a wave along a straight edge. */
function wave(from: Point, to: Point, phase: number): Mark {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const steps = Math.round(length / 2);
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const part = index / steps;
    const away = 5 * Math.sin((part * length) / 4 + phase);
    return [from[0] + dx * part - (dy / length) * away, from[1] + dy * part + (dx / length) * away];
  });
  return line(points, 0.4, border);
}

/** Draws the rosette that official papers have behind their words: one line that returns to its start. */
function rosette({ width, height }: Frame, radius: number, petals: number): Mark {
  const steps = petals * 60;
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const angle = (index / steps) * 2 * Math.PI;
    const distance = radius * (0.62 + 0.38 * Math.cos(petals * angle));
    return [width / 2 + distance * Math.cos(angle * 7), height / 2 + distance * Math.sin(angle * 7)];
  });
  return line(points, 0.25, tint);
}

/** Draws border and background of a page that certifies something. */
export function certificateFrame(page: Frame): Mark[] {
  const { width, height } = page;
  const inset = 36;
  const corners: readonly Point[] = [
    [inset, inset],
    [width - inset, inset],
    [width - inset, height - inset],
    [inset, height - inset],
    [inset, inset],
  ];
  const edges = corners.slice(1).flatMap((corner, index) => {
    const from = corners[index] as Point;
    return [0, Math.PI / 2, Math.PI, 1.5 * Math.PI].map((phase) => wave(from, corner, phase));
  });
  return [
    rosette(page, 190, 23),
    ...edges,
    box(inset - 9, inset - 9, width - 2 * inset + 18, height - 2 * inset + 18, 1, border),
    box(inset + 9, inset + 9, width - 2 * inset - 18, height - 2 * inset - 18, 0.5, border),
  ];
}
