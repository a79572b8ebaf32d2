import { type FileRules, fileComplaint } from '@portal/shared/ui/fields';
import type { Crop } from './crop';

export const pictureRules: FileRules = { types: ['JPG', 'PNG'], largestBytes: 2 * 1024 * 1024 };

export class UnreadablePicture extends Error {}

/** The picture, upright. If the file is no picture, it throws a sentence for the person. */
export async function openPicture(file: File): Promise<ImageBitmap> {
  const complaint = fileComplaint(file, pictureRules);
  if (complaint !== null) throw new UnreadablePicture(complaint);
  try {
    return await createImageBitmap(file);
  } catch {
    throw new UnreadablePicture('图片无法识别，请换一张 JPG 或 PNG 图片');
  }
}

/** Paints the cut-out over the whole of a square canvas. */
export function paintCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, size }: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  // A transparent part of a PNG would turn black in a JPG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, size, size, 0, 0, canvas.width, canvas.height);
}

const storedSide = 320;

/** The cut-out as a file, in the size in which the portal shows it. */
export function cropToFile(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = storedSide;
  canvas.height = storedSide;
  paintCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], '头像.jpg', { type: 'image/jpeg' }))
          : reject(new UnreadablePicture('图片处理失败，请换一张图片')),
      'image/jpeg',
      0.9,
    );
  });
}
