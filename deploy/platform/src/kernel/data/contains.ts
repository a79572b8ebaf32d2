import { ilike, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Finds rows that hold the typed words in one of the columns. `%` and `_` stand for themselves. */
export function contains(words: string | undefined, ...columns: (AnyPgColumn | SQL)[]): SQL | undefined {
  if (words === undefined || words === '') return undefined;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
