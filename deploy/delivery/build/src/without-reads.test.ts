import { expect, test } from '@jest/globals';
import withoutReads from './without-reads';

test('browsers get a route table without what only the gateway reads', () => {
  const code = withoutReads(`
    const open = (title: string) => ({ title, permission: false });
    export const routes: RouteObject[] = [
      { path: '/a', lazy: () => import('./page'), handle: { ...open('首页'), reads: { calls: [{ call: 'articleList' }] } } },
      { path: '/b', handle: { ...open('列表'), firstCalls: [{ call: 'employeeList', body: { pageNum: 1 } }] } },
    ];
  `);
  expect(code).not.toContain('articleList');
  expect(code).not.toContain('employeeList');
  expect(code).not.toMatch(/reads|firstCalls/);
  expect(code).toContain("import('./page')");
  expect(code).toContain('首页');
});
