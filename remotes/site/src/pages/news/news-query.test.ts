import { describe, expect, test } from '@jest/globals';
import { isFiltered, newsRequest, newsSearch, readNewsQuery, withoutFilters } from './news-query';

const read = (search: string) => readNewsQuery(new URLSearchParams(search));
const usual = { type: undefined, keyword: '', from: '', to: '', page: 1, size: 10 };

describe('an address as a query', () => {
  test.each([
    ['', {}],
    ['?type=NOTICE', { type: 'NOTICE' }],
    ['?type=constructor', {}],
    ['?keyword=%20费率%20', { keyword: '费率' }],
    ['?from=2026-01-01&to=+2026-02-30x', { from: '2026-01-01', to: '2026-02-30x' }],
    ['?type=&keyword=&from=2026/3/1&to=', { from: '2026/3/1' }],
    ['?page=3&size=20', { page: 3, size: 20 }],
    ['?page=-1&size=7', {}],
    ['?page=1.5', {}],
    ['?page=1e9', {}],
  ])('%s', (search, expected) => {
    expect(read(search)).toEqual({ ...usual, ...expected });
  });

  test('a keyword is no longer than the platform takes', () => {
    expect(read(`?keyword=${'长'.repeat(80)}`).keyword).toHaveLength(50);
  });
});

test('a query written and read again is the same', () => {
  const query = { type: 'POLICY', keyword: 'a&b', from: '2026-01-01', to: '2026-02-01', page: 4, size: 50 } as const;
  expect(read(newsSearch(query))).toEqual(query);
  expect(newsSearch(read(''))).toBe('');
});

test('the request leaves out what is not asked for', () => {
  expect(newsRequest(read(''))).toEqual({ kind: 'news', pageNum: 1, pageSize: 10 });
  expect(newsRequest(read('?type=NOTICE&keyword=a&from=2026-01-01&to=2026-01-02&page=2'))).toEqual({
    kind: 'news',
    type: 'NOTICE',
    keyword: 'a',
    startDate: '2026-01-01',
    endDate: '2026-01-02',
    pageNum: 2,
    pageSize: 10,
  });
});

test('a type alone is a tab, not a filter; clearing filters keeps it', () => {
  expect(isFiltered(read('?type=NOTICE'))).toBe(false);
  expect(isFiltered(read('?from=2026-01-01'))).toBe(true);
  expect(withoutFilters(read('?type=NOTICE&keyword=a&page=3'))).toEqual({ ...usual, type: 'NOTICE' });
});
