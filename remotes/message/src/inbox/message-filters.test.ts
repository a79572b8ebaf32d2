import { expect, test } from '@jest/globals';
import { messageFilters, tabOf } from './message-filters';

test.each<[string, object]>([
  ['', {}],
  ['page=3&size=50', {}],
  ['read=unread', { read: 'unread' }],
  ['read=all', {}],
  [
    'keyword=%20协议%20&type=AUDIT&startDate=2026-11-01&endDate=2026-11-30',
    { keyword: '协议', type: 'AUDIT', startDate: '2026-11-01', endDate: '2026-11-30' },
  ],
  ['read=perhaps&type=toString&startDate=yesterday&endDate=', {}],
])('"%s"', (search, filters) => {
  expect(messageFilters(new URLSearchParams(search))).toEqual(filters);
});

test('a long keyword is cut to what the server takes', () => {
  expect(messageFilters(new URLSearchParams({ keyword: '长'.repeat(80) })).keyword).toHaveLength(50);
});

test('the tab is one of three', () => {
  expect(['read=read', 'read=unread', 'read=x', ''].map((text) => tabOf(new URLSearchParams(text)))).toEqual([
    'read',
    'unread',
    'all',
    'all',
  ]);
});
