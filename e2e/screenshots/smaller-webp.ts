import type { Page } from '@playwright/test';

export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/** Draws a PNG in another size, as WebP: the browser itself is the encoder. */
export async function smallerWebp(page: Page, png: Buffer, drawn: Drawn): Promise<Buffer> {
  const webp = await page.evaluate(
    async ({ base64, width, height, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    { base64: png.toString('base64'), ...drawn },
  );
  return Buffer.from(webp, 'base64');
}
