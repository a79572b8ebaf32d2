import { expect, test } from '@jest/globals';
import { limitText } from './time-left';

const now = Date.parse('2026-11-26T10:00:00+08:00');

test.each([
  ['2026-11-28T11:00:00+08:00', '剩余 2 天'],
  ['2026-11-26T12:30:00+08:00', '剩余 2 小时'],
  ['2026-11-26T10:00:20+08:00', '剩余 1 分钟'],
  ['2026-11-26T09:15:00+08:00', '已超时 45 分钟'],
  ['2026-11-23T09:00:00+08:00', '已超时 3 天'],
])('a limit at %s is %s', (dueAt, text) => {
  expect(limitText(dueAt, now)).toBe(text);
});
