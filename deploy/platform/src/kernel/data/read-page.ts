import type { Queryable } from '@portal/database';
import { count, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { one } from './one';

/** Counts the rows of a table that meet a condition. */
export async function countRows(db: Queryable, table: PgTable, where: SQL | undefined): Promise<number> {
  return one(await db.select({ total: count() }).from(table).where(where)).total;
}

interface Page {
  readonly where: SQL | undefined;
  readonly orderBy: readonly (SQL | PgColumn)[];
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Reads one page of those rows, and the number of all. */
export async function readPage<Table extends PgTable>(db: Queryable, table: Table, page: Page) {
  const { where, orderBy, pageNum, pageSize } = page;
  const total = await countRows(db, table, where);
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { total, rows: rows as InferSelectModel<Table>[] };
}
