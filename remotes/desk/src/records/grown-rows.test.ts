import { expect, test } from '@jest/globals';
import { grownRows } from './grown-rows';

const rows = Array.from({ length: 35 }, (_, at) => ({
  id: at,
  at: at === 3 ? null : `2026-11-${10 + ((at * 7) % 20)}`,
}));

test('a list grows by the same number of rows as one that the server cuts, until its end', () => {
  const first = grownRows(rows, { sort: null });
  expect(first.rows.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, at) => at));
  const rest = grownRows(rows, { sort: null, ...(first.next != null && { after: first.next }) });
  expect(rest.rows.map(({ id }) => id)).toEqual([30, 31, 32, 33, 34]);
  expect(rest.next).toBeNull();
});

test.each(['asc', 'desc'] as const)(
  'the whole list is sorted %s, and a row without the moment stands last',
  (order) => {
    const sort = { field: 'at', order } as const;
    const all = [...grownRows(rows, { sort }).rows, ...grownRows(rows, { sort, after: '30' }).rows];
    expect(all.at(-1)?.id).toBe(3);
    const moments = all.slice(0, -1).map(({ at }) => at ?? '');
    expect(moments).toEqual(order === 'asc' ? moments.toSorted() : moments.toSorted().toReversed());
  },
);
