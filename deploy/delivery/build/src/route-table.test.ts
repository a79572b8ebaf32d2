import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { flattenRoutes, readRouteTable } from './route-table';

function tableFile(source: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'routes-')), 'routes.tsx');
  writeFileSync(file, source);
  return file;
}

describe('route table', () => {
  test('a nested table gives absolute pages that need their layouts too', () => {
    const { pages, redirects } = readRouteTable(
      tableFile(`
        import type { RouteObject } from 'react-router-dom';
        export const routes: RouteObject[] = [
          { path: '/index', lazy: () => import('./frame'), children: [
            { path: 'news/detail/:id/:name', lazy: () => import(/* a comment */ "./pages/news/page"), handle: { title: '资讯' } },
            { index: true, handle: { leadsTo: ['/index/index', '/index/help'] } },
            { path: 'news', handle: { leadsTo: '/index/news/list' } },
          ] },
          { path: '/center/crm/user', lazy: () => import('./user'), handle: { title: '个人信息', permission: true, prodCode: 'CRM', needs: 'profile' } },
        ];`),
    );
    expect(pages).toEqual([
      {
        path: '/index/news/detail/:id/:name',
        title: '资讯',
        permission: false,
        requests: ['./frame', './pages/news/page'],
      },
      {
        path: '/center/crm/user',
        title: '个人信息',
        permission: true,
        prodCode: 'CRM',
        requires: 'profile',
        requests: ['./user'],
      },
    ]);
    expect(redirects).toEqual({ '/index': '/index/index', '/index/news': '/index/news/list' });
  });

  test('a table that imports code is refused with the reason', () => {
    const file = tableFile(`import { guard } from './guard'; export const routes = [{ path: '/', loader: guard }];`);
    expect(() => readRouteTable(file)).toThrow('a route table holds data and import types only');
  });

  test('a file without a table is refused', () => {
    expect(() => readRouteTable(tableFile('export const pages = [];'))).toThrow('exports no "routes"');
  });

  test('a layout without a title is no page', () => {
    expect(flattenRoutes([{ path: '/center', children: [] }])).toEqual([]);
  });
});
