import { expect, test } from '@jest/globals';
import { dayAhead } from './day-ahead';

test('days are counted from the Chinese day, at every hour', () => {
  expect(dayAhead(new Date('2026-11-21T15:59:59Z'), 20)).toBe('2026-12-11');
  expect(dayAhead(new Date('2026-11-21T16:00:00Z'), 20)).toBe('2026-12-12');
  expect(dayAhead(new Date('2026-11-21T16:00:00Z'), -1)).toBe('2026-11-21');
});
