import { expect, test } from '@jest/globals';
import { headerEntries } from './header-entries';

const entry = (title: string, path: string, order: number) => ({ title, path, order, area: 'header' as const });
const row = (resName: string, resUri: string, orderNum: number, parentCode = 'header') => ({
  ...{ resName, resUri, orderNum, parentCode, resCode: resUri, icon: '' },
  resType: 'menu' as const,
});
const titles = (...entries: ReturnType<typeof headerEntries>) => entries.map(({ title }) => title);

test('the product centre is there even where no remote declares it', () => {
  expect(titles(...headerEntries([], null))).toEqual(['产品中心']);
  expect(titles(...headerEntries([], []))).toEqual(['产品中心']);
  const [declared] = headerEntries([{ menu: [entry('产品', '/center/product/product', 10)] }], null);
  expect(declared?.title).toBe('产品');
});

const menu = [entry('保理', '/center/factoring', 30), entry('信用', '/center/credit', 20)];

test('until the person’s resources are there: the entries that everybody sees, in their order', () => {
  expect(titles(...headerEntries([{ menu }], null))).toEqual(['产品中心', '信用', '保理']);
});

test('then the person’s own, and no entries of other menus', () => {
  const rows = [row('发票', '/center/invoice', 2), row('公告', '/msg', 1, 'area:message')];
  expect(titles(...headerEntries([{ menu }], rows))).toEqual(['产品中心', '发票']);
});
