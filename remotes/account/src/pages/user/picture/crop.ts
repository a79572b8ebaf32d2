/** Sizes in the picture's own pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A square in a picture, given by its top left corner. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const maxZoom = 4;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

function inside({ width, height }: Size, { x, y, size }: Crop): Crop {
  return { x: clamp(x, 0, width - size), y: clamp(y, 0, height - size), size };
}

const largest = ({ width, height }: Size) => Math.min(width, height);

/** The largest square, in the middle of the picture. */
export function firstCrop(picture: Size): Crop {
  const size = largest(picture);
  return { x: (picture.width - size) / 2, y: (picture.height - size) / 2, size };
}

/** The zoom; 1 means the largest square that fits. */
export const zoomOf = (picture: Size, { size }: Crop): number => largest(picture) / size;

/** Enlarges around the middle of the visible part, and never shows anything outside the picture. */
export function zoomTo(picture: Size, crop: Crop, zoom: number): Crop {
  const size = largest(picture) / clamp(zoom, 1, maxZoom);
  const shift = (crop.size - size) / 2;
  return inside(picture, { x: crop.x + shift, y: crop.y + shift, size });
}

/** Moves the square. The distance is a share of the square's own size. */
export function moveCrop(picture: Size, crop: Crop, right: number, down: number): Crop {
  return inside(picture, { ...crop, x: crop.x + right * crop.size, y: crop.y + down * crop.size });
}

/** The place of the square, in words for people who do not see it. */
export function describeCrop(picture: Size, crop: Crop): string {
  const part = (offset: number, room: number) => (room === 0 ? 50 : Math.round((offset / room) * 100));
  const across = part(crop.x, picture.width - crop.size);
  const down = part(crop.y, picture.height - crop.size);
  return `水平位置 ${across}%，垂直位置 ${down}%，缩放 ${Math.round(zoomOf(picture, crop) * 100)}%`;
}
