import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Returns the order that a list was asked for: by a field, or with `-` from its largest value on. Rows without a value
 * come last in both. Empty: the list's own order.
 */
export function sortedBy<Field extends string>(
  sort: Field | `-${Field}` | undefined,
  columns: Readonly<Record<Field, AnyPgColumn>>,
): SQL[] {
  if (sort === undefined) return [];
  const largestFirst = sort.startsWith('-');
  const column = columns[(largestFirst ? sort.slice(1) : sort) as Field];
  return [largestFirst ? sql`${column} desc nulls last` : sql`${column} asc nulls last`];
}
