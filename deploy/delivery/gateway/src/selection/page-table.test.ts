import { expect, test } from '@jest/globals';
import { PageTable } from './page-table';

const table = new PageTable(
  [
    '/',
    '/index/index',
    '/index/news/detail/:id/:name',
    '/index/news/detail/:id/latest',
    '/optional/:id?',
    '/deep/*',
    '/deep/:id',
    '/a.b/:id',
  ].map((path) => ({ path })),
);

test.each([
  ['/', '/'],
  ['/index/index', '/index/index'],
  ['/index/news/detail/7/%E6%96%B0', '/index/news/detail/:id/:name'],
  ['/index/news/detail/7/latest', '/index/news/detail/:id/latest'],
  ['/optional', '/optional/:id?'],
  ['/optional/1', '/optional/:id?'],
  ['/deep', '/deep/*'],
  ['/deep/1', '/deep/:id'],
  ['/deep/1/2/3', '/deep/*'],
  ['/a.b/1', '/a.b/:id'],
  ['/Index/INDEX/', '/index/index'],
])('%s is the page %s', (path, pattern) => {
  expect(table.find(path)?.path).toBe(pattern);
});

test.each(['/index', '/index/indexes', '/index/news/detail/7', '/index/news/detail//x', '/axb/1', '/optional/1/2'])(
  '%s is no page',
  (path) => {
    expect(table.find(path)).toBeUndefined();
  },
);
