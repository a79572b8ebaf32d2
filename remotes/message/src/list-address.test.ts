import { expect, test } from '@jest/globals';
import { entryAddress, listSearch } from './list-address';

const page = '/msg/crm/message/detail';

test('an entry takes the list’s filters and page along, and gives them back', () => {
  const list = new URLSearchParams('read=unread&page=2&keyword=协议');
  const address = entryAddress(page, 'M1', list);
  expect(address).toBe(`${page}?id=M1&read=unread&page=2&keyword=${encodeURIComponent('协议')}`);
  expect(new URLSearchParams(listSearch(new URL(address, 'http://x').searchParams)).get('page')).toBe('2');
});

test('from one entry to the next there is one id', () => {
  expect(entryAddress(page, 'M2', new URLSearchParams('id=M1&page=2'))).toBe(`${page}?id=M2&page=2`);
});

test('a list as at first has no search', () => {
  expect(listSearch(new URLSearchParams('id=M1'))).toBe('');
});
