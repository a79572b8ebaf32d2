import { expect, test } from '@jest/globals';
import { headerEntries, usableRows } from './header-entries';

const entry = (title: string, path: string, order: number) => ({ title, path, order, area: 'header' as const });
const row = (resName: string, resUri: string, orderNum: number, parentCode = 'header') => ({
  ...{ resName, resUri, orderNum, parentCode, resCode: resUri, icon: '' },
  resType: 'menu' as const,
});
const titles = (...entries: ReturnType<typeof headerEntries>) => entries.map(({ title }) => title);

test('the product centre is there even where no remote declares it', () => {
  expect(titles(...headerEntries([], null, null))).toEqual(['产品中心']);
  expect(titles(...headerEntries([], [], null))).toEqual(['产品中心']);
  const [declared] = headerEntries([{ menu: [entry('产品', '/center/product/product', 10)] }], null, null);
  expect(declared?.title).toBe('产品');
});

const menu = [entry('保理', '/center/factoring', 30), entry('信用', '/center/credit', 20)];

test('until the person’s resources are there: the entries that everybody sees, in their order', () => {
  expect(titles(...headerEntries([{ menu }], null, null))).toEqual(['产品中心', '信用', '保理']);
});

test('then the person’s own, and no entries of other menus', () => {
  const rows = [row('发票', '/center/invoice', 2), row('公告', '/msg', 1, 'area:message')];
  expect(titles(...headerEntries([{ menu }], rows, null))).toEqual(['产品中心', '发票']);
});

test('while an application is under way: the way back to it, and nothing of the centre', () => {
  const application = { to: '/register/approval', state: '审核中' } as const;
  const rows = [row('发票', '/center/invoice', 2), row('消息', '/msg/crm/message/list', 3)];
  for (const known of [rows, null]) {
    const [first, ...more] = headerEntries([{ menu }], known, application);
    expect(first).toMatchObject({ title: '继续办理（审核中）', path: '/register/approval' });
    expect(titles(...more)).toEqual(known ? ['消息'] : []);
  }
  const links = [row('人员管理', '/center/crm/employee', 1, 'quick'), row('公告', '/msg/crm/affiche/list', 2, 'quick')];
  expect(usableRows(links, application)).toEqual(links.slice(1));
  expect(usableRows(links, null)).toEqual(links);
});
