import { expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import { drawText, randomText } from './draw-text';

const inkOf = (picture: Buffer) => PNG.sync.read(picture).data.filter((_, n) => n % 4 === 0);

test('[threat: automatic clicks] a picture is pixels: no text and no path stands in the file', () => {
  const text = randomText(4);
  const picture = drawText(text);
  expect(picture.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  expect(PNG.sync.read(picture)).toMatchObject({ width: 288, height: 96 });
  expect(picture.includes(text)).toBe(false);
  expect(picture.length).toBeLessThan(12_000);
});

test('the same text is never the same picture, so that no list of pictures helps', () => {
  const [first, second] = [inkOf(drawText('KKKK')), inkOf(drawText('KKKK'))];
  const dark = (ink: Uint8Array) => [...ink.keys()].filter((n) => (ink[n] ?? 255) < 100);
  const shared = dark(first).filter((n) => (second[n] ?? 255) < 100);
  expect(dark(first).length).toBeGreaterThan(800);
  expect(shared.length).toBeLessThan(0.6 * dark(first).length);
});

test('texts are of letters that are not taken for one another', () => {
  const seen = new Set(Array.from({ length: 400 }, () => randomText(4)).join(''));
  expect(seen.size).toBeGreaterThan(20);
  for (const letter of '0125BGIOQSUVZ') expect(seen).not.toContain(letter);
});
