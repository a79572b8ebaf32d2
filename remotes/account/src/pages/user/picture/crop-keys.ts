import { type Crop, moveCrop, type Size, zoomOf, zoomTo } from './crop';

const step = 0.05;
const zoomStep = 0.1;

const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const zooms: Readonly<Record<string, number>> = { '+': zoomStep, '=': zoomStep, '-': -zoomStep };

/** The crop after a key press; null for a key that does nothing here. */
export function cropByKey(key: string, picture: Size, crop: Crop): Crop | null {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (move) return moveCrop(picture, crop, ...move);
  const zoom = Object.hasOwn(zooms, key) ? zooms[key] : undefined;
  return zoom === undefined ? null : zoomTo(picture, crop, zoomOf(picture, crop) + zoom);
}
