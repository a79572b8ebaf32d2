import { formatDay } from '@portal/shared/format';

const dayMs = 86_400_000;

/** The days from one day to another, `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** A day and those after it. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => formatDay(Date.parse(first) + index * dayMs));
