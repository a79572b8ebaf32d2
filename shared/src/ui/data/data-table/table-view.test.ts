import { describe, expect, test } from '@jest/globals';
import { nextSort, sortState } from './sort-step';
import { pageToGoBackTo, tableView } from './table-view';

const rows = { rows: [1], total: 1 };
const none = { rows: [], total: 0 };

describe('exactly one state at a time', () => {
  test.each([
    ['at first', { loading: true, stale: false, error: null, page: null }, false, 'loading'],
    ['rows', { loading: false, stale: false, error: null, page: rows }, false, 'rows'],
    ['the next page on its way', { loading: true, stale: true, error: null, page: rows }, false, 'rows'],
    ['nothing', { loading: false, stale: false, error: null, page: none }, false, 'empty'],
    ['nothing through the filters', { loading: false, stale: false, error: null, page: none }, true, 'filteredEmpty'],
    ['an error', { loading: false, stale: false, error: new Error('x'), page: null }, false, 'error'],
    ['an error after rows', { loading: false, stale: false, error: new Error('x'), page: rows }, false, 'error'],
    ['a retry', { loading: true, stale: false, error: new Error('x'), page: null }, false, 'loading'],
    ['a reload of nothing', { loading: true, stale: false, error: null, page: none }, false, 'empty'],
    ['a new question after nothing', { loading: true, stale: true, error: null, page: none }, true, 'loading'],
    ['a retry after rows', { loading: true, stale: false, error: new Error('x'), page: rows }, false, 'loading'],
  ])('%s', (_, load, filtered, kind) => {
    expect(tableView<number>(load, filtered).kind).toBe(kind);
  });

  test('only rows of an earlier question look faint', () => {
    const load = { loading: true, error: null, page: rows };
    expect(tableView({ ...load, stale: true }, false)).toMatchObject({ refreshing: true });
    expect(tableView({ ...load, stale: false }, false)).toMatchObject({ refreshing: false });
  });
});

describe('pageToGoBackTo', () => {
  test('a page that no longer exists leads to the last', () => {
    expect(pageToGoBackTo({ rows: [], total: 21 }, 5, 10)).toBe(3);
  });
  test.each([
    [rows, 1],
    [none, 3],
    [{ rows: [], total: 21 }, 3],
  ])('otherwise one stays', (page, pageNum) => {
    expect(pageToGoBackTo(page, pageNum, 10)).toBeNull();
  });
});

test('a title is clicked through: ascending, descending, none', () => {
  const up = nextSort('a', null);
  const down = nextSort('a', up);
  expect([up?.order, down?.order, nextSort('a', down)]).toEqual(['asc', 'desc', null]);
  expect(nextSort('b', up)).toEqual({ field: 'b', order: 'asc' });
  expect([sortState('a', up), sortState('a', down), sortState('b', up)]).toEqual(['ascending', 'descending', 'none']);
});
