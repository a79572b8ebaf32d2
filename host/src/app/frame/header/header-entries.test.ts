import { expect, test } from '@jest/globals';
import { headerEntries } from './header-entries';

const entry = (title: string, path: string, order: number, area: 'header' | 'message' = 'header') => ({
  title,
  path,
  order,
  area,
});
const titles = (...menus: Parameters<typeof entry>[]) =>
  headerEntries([{ menu: menus.map((menu) => entry(...menu)) }]).map(({ title }) => title);

test('the product centre is there even where no remote declares it', () => {
  expect(titles()).toEqual(['产品中心']);
  expect(titles(['产品中心', '/center/product/product', 10])).toEqual(['产品中心']);
});

test('entries of the header only, in their order', () => {
  expect(
    titles(['保理', '/center/factoring', 30], ['信用', '/center/credit', 20], ['公告', '/msg', 1, 'message']),
  ).toEqual(['产品中心', '信用', '保理']);
});
