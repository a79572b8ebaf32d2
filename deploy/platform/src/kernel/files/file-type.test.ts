import { expect, test } from '@jest/globals';
import { processorTime } from '../../testing/processor-time';
import { checkFile } from './file-type';

const megabytes = 10 * 1_048_576;
const jpeg = (...blocks: readonly number[][]) => Buffer.from([0xff, 0xd8, ...blocks.flat()]);
const comment = [0xff, 0xfe, 0, 4, 1, 2];
const frame = (height: number, width: number, marker = 0xc0) => [
  0xff,
  marker,
  0,
  17,
  8,
  height >> 8,
  height & 0xff,
  width >> 8,
  width & 0xff,
  3,
  ...Array<number>(9).fill(0),
];

test.each([
  ['a baseline picture', jpeg(comment, frame(20, 30))],
  ['a progressive one', jpeg(comment, frame(20, 30, 0xc2))],
  ['with tables before its size', jpeg([0xff, 0xc4, 0, 3, 0], frame(20, 30))],
  ['with markers that fill up', jpeg(comment, [0xff, 0xff], frame(20, 30))],
])('a JPEG: %s', (_what, content) => {
  expect(checkFile('照片.jpg', content)).toEqual({ kind: 'jpg' });
});

test('a JPEG of too many points', () => {
  expect(checkFile('照片.jpg', jpeg(frame(60_000, 60_000)))).toEqual({ fault: '图片尺寸过大，请压缩后重新上传' });
});

test('[threat: hostile upload] no picture of any shape holds the server up', async () => {
  const filled = (beginning: readonly number[], pattern: readonly number[]) => {
    const content = Buffer.alloc(megabytes, Buffer.from(pattern));
    content.set(beginning);
    return content;
  };
  const hostile: readonly (readonly [string, Buffer])[] = [
    ['a.jpg', filled([0xff, 0xd8, 0xff, 0xe0], [0])],
    ['a.jpg', filled([0xff, 0xd8], [0xff, 0xe0, 0, 2])],
    ['a.jpg', filled([0xff, 0xd8], [0xff, 0xe1, 0, 0])],
    ['a.jpg', filled([0xff, 0xd8], [0xff])],
    ['a.png', filled([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [0])],
  ];
  for (const [name, content] of hostile) {
    const spent = await processorTime(() => expect(checkFile(name, content)).toHaveProperty('fault'));
    expect(spent).toBeLessThan(200);
  }
});
