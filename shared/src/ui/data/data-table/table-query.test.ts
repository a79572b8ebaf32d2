import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { queryKey, readQuery, type TableQuery, writeQuery } from './table-query';

const names = ['name', 'role'];
const sortable = ['createdAt'];
const read = (text: string) => readQuery(new URLSearchParams(text), names, sortable);
const first: TableQuery = { pageNum: 1, pageSize: 10, filters: {}, sort: null };

describe('readQuery', () => {
  test('an address without anything is the first page', () => {
    expect(read('')).toEqual(first);
  });
  test('reads page, size, filters and sort', () => {
    expect(read('page=3&size=50&name=%E5%BC%A0&sort=-createdAt')).toEqual({
      pageNum: 3,
      pageSize: 50,
      filters: { name: '张' },
      sort: { field: 'createdAt', order: 'desc' },
    });
  });
  test.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page=99999999',
    'size=7',
    'size=',
    'sort=hack',
    'name=%20',
    'other=1',
  ])('%s is as if it were not there', (text) => {
    expect(read(text)).toEqual(first);
  });
});

describe('writeQuery', () => {
  test('writes only what is not as at first, and leaves alone what is not its own', () => {
    const present = new URLSearchParams('tab=unread&page=4&name=x');
    expect(writeQuery({ ...first, filters: { role: '经办' } }, names, present).toString()).toBe(
      new URLSearchParams({ tab: 'unread', role: '经办' }).toString(),
    );
  });

  test('what is written is read again', () => {
    const queries = fc.record<TableQuery>({
      pageNum: fc.integer({ min: 1, max: 999_999 }),
      pageSize: fc.constantFrom(10, 20, 50),
      filters: fc.dictionary(
        fc.constantFrom('name', 'role'),
        fc.string({ minLength: 1 }).filter((text) => text.trim() === text),
        {
          noNullPrototype: true,
        },
      ),
      sort: fc.constantFrom(
        null,
        { field: 'createdAt', order: 'asc' as const },
        { field: 'createdAt', order: 'desc' as const },
      ),
    });
    fc.assert(
      fc.property(queries, (query) => {
        const search = new URLSearchParams(writeQuery(query, names, new URLSearchParams()).toString());
        expect(readQuery(search, names, sortable)).toEqual(query);
      }),
    );
  });
});

test('the order of filters makes no other question', () => {
  expect(queryKey({ ...first, filters: { name: 'a', role: 'b' } })).toBe(
    queryKey({ ...first, filters: { role: 'b', name: 'a' } }),
  );
});
