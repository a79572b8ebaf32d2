import { expect, test } from '@jest/globals';
import type { Measure } from './break-lines';
import type { Mark } from './marks';
import { seal, sealPlace, sealRadius } from './seal';

const measure: Measure = (text) => [...text].length;
const texts = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
const wordsOf = (marks: readonly Mark[]) => texts(marks).map(({ words }) => words);

test.each(['金桥', '供链通（演示）科技有限公司', '中'.repeat(30)])(
  'a seal says who seals and what for, within its circle: %s',
  (name) => {
    const marks = seal(name, '演示专用章', [0, 0], measure);
    expect(wordsOf(marks).join('')).toBe(`${name}演示专用章`);
    for (const { x, y } of texts(marks)) expect(Math.hypot(x, y)).toBeLessThan(sealRadius);
  },
);

test('a seal stands straight: its purpose is level, and its name as high on the left as on the right', () => {
  const marks = texts(seal('金桥', '演示专用章', [0, 0], measure));
  expect(marks.at(-1)?.turned ?? 0).toBe(0);
  expect(marks[0]?.turned).toBeCloseTo(-(marks[1]?.turned ?? 0));
});

test('where nobody has sealed, there is a place for it', () => {
  expect(wordsOf(sealPlace([0, 0], measure))).toEqual(['盖章处']);
});
