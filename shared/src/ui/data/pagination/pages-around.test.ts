import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pagesAround } from './pages-around';

describe('pagesAround', () => {
  test.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [10, 10, [1, 'gap', 6, 7, 8, 9, 10]],
  ])('page %i of %i', (page, last, shown) => {
    expect(pagesAround(page, last)).toEqual(shown);
  });

  test('first, last and the present page are always there, in order, at most seven places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, last] = [Math.min(a, b), Math.max(a, b)];
        const shown = pagesAround(page, last);
        const pages = shown.filter((entry) => entry !== 'gap');
        expect(pages).toContain(1);
        expect(pages).toContain(page);
        expect(pages).toContain(last);
        expect(pages).toEqual([...pages].sort((x, y) => x - y));
        expect(shown.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
