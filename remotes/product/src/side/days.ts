import { formatDay } from '@portal/shared/format';

const dayMs = 86_400_000;

/** A day and those after it. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => formatDay(Date.parse(first) + index * dayMs));
