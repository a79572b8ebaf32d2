import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const dayMs = 86_400_000;

/** The portal's customers are in China, and so are their days. */
const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`);

/** From the first day's start to the last day's end; either may be left away. */
export function between(column: AnyPgColumn, startDate?: string, endDate?: string): SQL | undefined {
  return and(
    startDate === undefined ? undefined : gte(column, startOf(startDate)),
    endDate === undefined ? undefined : lt(column, new Date(startOf(endDate).getTime() + dayMs)),
  );
}
