import { expect, test } from '@jest/globals';
import withoutReads from './without-reads';

test('browsers get a route table without what only the gateway reads', () => {
  const code = withoutReads(`
    const open = (title: string) => ({ title, permission: false });
    export const routes: RouteObject[] = [
      { path: '/a', lazy: () => import('./page'), handle: { ...open('首页'), reads: { calls: [{ call: 'articleList' }] } } },
    ];
  `);
  expect(code).not.toContain('articleList');
  expect(code).not.toContain('reads');
  expect(code).toContain("import('./page')");
  expect(code).toContain('首页');
});
