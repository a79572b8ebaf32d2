import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The order of a list that goes on after a row, without page numbers. */
export interface RowOrder {
  readonly by: readonly (SQL | AnyPgColumn)[];
  /** Tells apart rows that are otherwise equal, and names the row after which a page begins. */
  readonly id: AnyPgColumn;
  readonly largestFirst: boolean;
}

/** A moment to compare by. Rows without one come last in both directions. */
function lastIfNone(column: AnyPgColumn, largestFirst: boolean): SQL | AnyPgColumn {
  if (column.notNull) return column;
  return sql`coalesce(${column}, ${sql.raw(largestFirst ? "'-infinity'" : "'infinity'")}::timestamptz)`;
}

/**
 * Returns the order that was asked for: by one of the list's moments, or with `-` from the newest on. Without such a
 * field: the list's own order.
 */
export function askedOrder(
  sort: string | undefined,
  moments: Readonly<Record<string, AnyPgColumn>>,
  own: RowOrder,
): RowOrder {
  const largestFirst = sort?.startsWith('-') ?? false;
  const column = sort === undefined ? undefined : moments[sort.replace('-', '')];
  return column ? { by: [lastIfNone(column, largestFirst)], id: own.id, largestFirst } : own;
}

export const orderedBy = ({ by, id, largestFirst }: RowOrder): SQL[] =>
  [...by, id].map((key) => (largestFirst ? desc(key) : asc(key)));

/** The rows after one row, whose place the database looks up itself. */
export function rowsAfter(table: PgTable, { by, id, largestFirst }: RowOrder, last: string | undefined) {
  if (last === undefined) return undefined;
  const place = sql.join([...by, id], sql`, `);
  return sql`(${place}) ${sql.raw(largestFirst ? '<' : '>')} (select ${place} from ${table} where ${eq(id, last)})`;
}
