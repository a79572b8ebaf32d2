import { expect, test } from '@jest/globals';
import { afterWorkingDays } from './working-days';

/** Times in China; 2026-09-28 is a Monday. */
const at = (text: string) => new Date(`${text}:00+08:00`);
const none = new Map<string, boolean>();
/** The national holiday of 2026, and a Saturday that is worked for it. */
const golden = new Map([
  ...['01', '02', '05', '06', '07'].map((day) => [`2026-10-${day}`, false] as const),
  ['2026-10-10', true] as const,
]);

test.each([
  ['the next day at the same hour', '2026-09-28T10:30', 1, none, '2026-09-29T10:30'],
  ['over a weekend', '2026-10-09T10:30', 1, none, '2026-10-12T10:30'],
  ['from a Saturday it counts from Monday’s beginning', '2026-10-10T10:30', 1, none, '2026-10-13T00:00'],
  ['from late on a Sunday too', '2026-10-11T23:59', 3, none, '2026-10-15T00:00'],
  ['late on a day, which is the day before in Greenwich', '2026-09-29T02:00', 1, none, '2026-09-30T02:00'],
  ['over the national holiday', '2026-09-30T15:00', 1, golden, '2026-10-08T15:00'],
  ['a Saturday that is worked counts', '2026-10-09T15:00', 1, golden, '2026-10-10T15:00'],
  ['and the Sunday after it does not', '2026-10-10T15:00', 1, golden, '2026-10-12T15:00'],
  ['from a Saturday, the limit at the end of a Friday', '2026-10-17T09:00', 5, none, '2026-10-24T00:00'],
])('%s', (_, from, days, oddDays, until) => {
  expect(afterWorkingDays(at(from), days, oddDays)).toEqual(at(until));
});
