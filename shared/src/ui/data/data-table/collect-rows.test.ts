import { describe, expect, jest, test } from '@jest/globals';
import { collectRows, type LoadPage, maxExportedRows } from './collect-rows';
import type { TableQuery } from './table-query';

const query: TableQuery = { pageNum: 3, pageSize: 10, filters: { name: '张' }, sort: null };
const { signal } = new AbortController();

function pagesOf(total: number): jest.Mock<LoadPage<number>> {
  const all = Array.from({ length: total }, (_, index) => index);
  return jest.fn<LoadPage<number>>(async ({ pageNum, pageSize }) => ({
    total,
    rows: all.slice((pageNum - 1) * pageSize, pageNum * pageSize),
  }));
}

describe('collectRows', () => {
  test('takes every page of what the filters let through', async () => {
    const load = pagesOf(120);
    expect(await collectRows(load, query, signal)).toHaveLength(120);
    expect(load.mock.calls.map(([asked]) => [asked.pageNum, asked.filters.name])).toEqual([
      [1, '张'],
      [2, '张'],
      [3, '张'],
    ]);
  });
  test('goes on after the last row where there are no page numbers', async () => {
    const load = jest.fn<LoadPage<number>>(async ({ after = '0' }) => ({
      rows: [Number(after)],
      next: after === '2' ? null : String(Number(after) + 1),
    }));
    expect(await collectRows(load, query, signal)).toEqual([0, 1, 2]);
  });
  test('nothing is one question', async () => {
    const load = pagesOf(0);
    expect(await collectRows(load, query, signal)).toEqual([]);
    expect(load).toHaveBeenCalledTimes(1);
  });
  test('stops at the most it exports', async () => {
    expect(await collectRows(pagesOf(maxExportedRows + 60), query, signal)).toHaveLength(maxExportedRows);
  });
  test('stops when rows run out before the total is reached', async () => {
    const load: LoadPage<number> = async ({ pageNum }) => ({ total: 100, rows: pageNum === 1 ? [1] : [] });
    expect(await collectRows(load, query, signal)).toEqual([1]);
  });
  test('stops when it is given up', async () => {
    const controller = new AbortController();
    const load: LoadPage<number> = async () => {
      controller.abort();
      return { total: 100, rows: [1] };
    };
    await expect(collectRows(load, query, controller.signal)).rejects.toThrow();
  });
});
