import { formatDay } from '@portal/shared/format';
import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { dayMs } from './days';

/** A day begins in China's time, because the portal's customers are in China. */
const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`);

export const startOfDay = (at: Date): Date => startOf(formatDay(at));

/** The condition from the first day's start to the last day's end. Either may be left out. */
export function between(column: AnyPgColumn, startDate?: string, endDate?: string): SQL | undefined {
  return and(
    startDate === undefined ? undefined : gte(column, startOf(startDate)),
    endDate === undefined ? undefined : lt(column, new Date(startOf(endDate).getTime() + dayMs)),
  );
}
