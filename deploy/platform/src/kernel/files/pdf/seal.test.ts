import { expect, test } from '@jest/globals';
import { pdfText } from '../../../testing/pdf-text';
import { seal, sealPlace, sealRadius } from './seal';

const spots = (marks: string) =>
  [...marks.matchAll(/(-?[\d.]+) (-?[\d.]+) Tm/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));

test.each(['金桥', '供链通（演示）科技有限公司', '中'.repeat(30)])(
  'a seal says who seals and what for, within its circle: %s',
  (name) => {
    const marks = seal(name, '演示专用章', 0, 0);
    expect(pdfText(marks)).toBe(`${name}演示专用章`);
    for (const distance of spots(marks)) expect(distance).toBeLessThan(sealRadius);
  },
);

test('where nobody has sealed, there is a place for it', () => {
  expect(pdfText(sealPlace(0, 0))).toBe('盖章处');
});
