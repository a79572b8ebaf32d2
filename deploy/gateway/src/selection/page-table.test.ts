import { expect, test } from '@jest/globals';
import { PageTable } from './page-table';
import { longestPrefix } from './path-prefix';

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
])('%s is the page %s', (path, pattern) => {
  expect(table.find(path)?.path).toBe(pattern);
});

test.each(['/index', '/index/indexes', '/index/news/detail/7', '/index/news/detail//x', '/axb/1', '/optional/1/2'])(
  '%s is no page',
  (path) => {
    expect(table.find(path)).toBeUndefined();
  },
);

const prefixes = ['/', '/center', '/center/crm', '/msg'].map((prefix) => ({ prefix }));

test.each([
  ['/center/crm/user', '/center/crm'],
  ['/center/crm', '/center/crm'],
  ['/center/crmx', '/center'],
  ['/centerx', '/'],
  ['/', '/'],
])('%s belongs to %s', (path, prefix) => {
  expect(longestPrefix(prefixes, path)?.prefix).toBe(prefix);
});

test('no prefix covers it', () => {
  expect(longestPrefix([{ prefix: '/msg' }], '/center')).toBeUndefined();
});
