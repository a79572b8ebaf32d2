import { expect, test } from '@jest/globals';
import { expiringPapers } from './expiring-papers';

test('thirty days ahead by the Chinese calendar, the most urgent first, what has expired above all', () => {
  const now = new Date('2026-11-21T15:59:59Z');
  const papers = [
    { name: '三十天', expiresAt: new Date('2026-12-21T15:00:00Z') },
    { name: '三十一天', expiresAt: new Date('2026-12-21T16:00:00Z') },
    { name: '今天', expiresAt: new Date('2026-11-21T01:00:00Z') },
    { name: '明天', expiresAt: new Date('2026-11-21T16:00:00Z') },
    { name: '已过期', expiresAt: new Date('2026-11-11T00:00:00Z') },
    { name: '没有', expiresAt: undefined },
  ];
  expect(expiringPapers(papers, now)).toEqual([
    { name: '已过期', expireDate: '2026-11-11', days: -10 },
    { name: '今天', expireDate: '2026-11-21', days: 0 },
    { name: '明天', expireDate: '2026-11-22', days: 1 },
    { name: '三十天', expireDate: '2026-12-21', days: 30 },
  ]);
});
