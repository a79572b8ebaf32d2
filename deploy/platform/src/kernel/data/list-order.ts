import type { Queryable } from '@portal/database';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * The order of a list in which people can step from row to row. Its last column makes the order the same every time.
 */
export interface ListOrder {
  readonly columns: readonly AnyPgColumn[];
  readonly direction: 'ascending' | 'descending';
}

export function orderBy({ columns, direction }: ListOrder): SQL[] {
  return columns.map((column) => (direction === 'ascending' ? asc(column) : desc(column)));
}

interface Steps {
  readonly table: PgTable & { readonly id: AnyPgColumn; readonly title: AnyPgColumn };
  readonly order: ListOrder;
  /** The condition for rows in the list. The current row need not meet it. */
  readonly where: SQL | undefined;
  readonly id: string;
}

interface Neighbour {
  readonly id: string;
  readonly title: string;
}

/** Finds the rows before and after a row in a list. */
export async function neighbours(
  db: Queryable,
  { table, order, where, id }: Steps,
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const key = sql.join([...order.columns], sql`, `);
  const here = sql`(select ${key} from ${table} where ${eq(table.id, id)})`;
  const forth = order.direction === 'ascending';
  const beside = async (later: boolean): Promise<Neighbour | null> => {
    const greater = later === forth;
    const [row] = await db
      .select({ id: sql<string>`${table.id}`, title: sql<string>`${table.title}` })
      .from(table)
      .where(and(where, greater ? sql`(${key}) > ${here}` : sql`(${key}) < ${here}`))
      .orderBy(...orderBy({ columns: order.columns, direction: greater ? 'ascending' : 'descending' }))
      .limit(1);
    return row ?? null;
  };
  return { previous: await beside(false), next: await beside(true) };
}
