import { expect, test } from '@jest/globals';
import { helpRow } from '../../testing/articles';
import { helpGroups, helpSearch, matches, readHelpQuery } from './help-entries';

const entries = [
  helpRow('h1', 'ACCOUNT', '打款金额怎么填写', '<p>以银行流水为准</p>'),
  helpRow('h2', 'LOGIN', '忘记密码怎么办', '<p>在登录页点击忘记密码</p>'),
  helpRow('h3', 'UNKNOWN', '其他', ''),
];
const plain = (html: string) => html.replace(/<[^>]+>/g, '');
const everything = { category: undefined, keyword: '' };
const ids = (query: Parameters<typeof helpGroups>[1]) =>
  helpGroups(entries, query, plain).map((group) => [group.title, ...group.articles.map(({ id }) => id)]);

test('groups come in the order of the portal, categories that it does not know are left out', () => {
  expect(ids(everything)).toEqual([
    ['登录与密码', 'h2'],
    ['账户与打款', 'h1'],
  ]);
});

test('one category, a word of the title, a word of the answer', () => {
  expect(ids({ ...everything, category: 'LOGIN' })).toEqual([['登录与密码', 'h2']]);
  expect(ids({ ...everything, keyword: '打款' })).toEqual([['账户与打款', 'h1']]);
  expect(ids({ ...everything, keyword: '流水' })).toEqual([['账户与打款', 'h1']]);
  expect(ids({ ...everything, keyword: '没有这个词' })).toEqual([]);
});

test('every word counts, letters in either case', () => {
  expect(matches('USB Key 驱动', 'usb 驱动')).toBe(true);
  expect(matches('USB Key 驱动', 'usb 证书')).toBe(false);
});

test('the address holds category and keyword, and nothing it does not know', () => {
  const query = { category: 'LOGIN', keyword: '密码' } as const;
  expect(readHelpQuery(new URLSearchParams(helpSearch(query)))).toEqual(query);
  expect(readHelpQuery(new URLSearchParams('?category=toString'))).toEqual(everything);
  expect(helpSearch(everything)).toBe('');
});
