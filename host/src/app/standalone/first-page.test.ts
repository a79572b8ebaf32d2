import { describe, expect, test } from '@jest/globals';
import { firstPage } from './first-page';

describe('first page of a route table', () => {
  test('is found below layouts', () => {
    const table = [
      { path: '/center/crm', children: [{ path: 'account' }, { path: 'user', handle: { title: '个人信息' } }] },
    ];
    expect(firstPage(table)).toBe('/center/crm/user');
  });

  test('may be the one at the path of its layout', () => {
    const table = [{ path: '/desk', children: [{ index: true as const, handle: { title: '工作台' } }] }];
    expect(firstPage(table)).toBe('/desk');
  });

  test('needs no parameter', () => {
    const page = (path: string) => ({ path, handle: { title: '资讯' } });
    expect(firstPage([page('/index/news/detail/:id'), page('/index/news/list')])).toBe('/index/news/list');
  });

  test('may be missing', () => {
    expect(firstPage([{ path: '/a' }])).toBeUndefined();
  });
});
