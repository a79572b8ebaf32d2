import { expect, test } from '@jest/globals';
import { whyText } from './explained';

const bucket = (place: number | null) => ({ place, percent: 20, canary: 'account@b2' });

test.each([
  ['没有灰度，所有访客相同', null, 'stable'],
  ['灰度 20%，未指定访客，按正式版本说明', bucket(null), 'stable'],
  ['访客位置 12.50，在灰度 20% 之内', bucket(12.5), 'canary'],
  ['访客位置 42.31，不在灰度 20% 之内', bucket(42.31), 'stable'],
] as const)('%s', (text, place, chosenBy) => {
  expect(whyText({ bucket: place, chosenBy })).toBe(text);
});
