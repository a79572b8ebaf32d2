import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** A foreign key of one column: `from.column` holds what `to.key` holds. Names are as SQL writes them. */
interface Reference {
  readonly from: string;
  readonly column: string;
  readonly to: string;
  readonly key: string;
}

async function references(db: Queryable): Promise<Reference[]> {
  const { rows } = await db.execute(sql`
    select c.conrelid::regclass::text as "from", quote_ident(a.attname) as "column",
           c.confrelid::regclass::text as "to", quote_ident(f.attname) as "key"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
    where c.contype = 'f' and c.conrelid <> c.confrelid and cardinality(c.conkey) = 1`);
  return rows as unknown as Reference[];
}

/**
 * Deletes rows of several tables, and with them every row that refers to one of them, over any number of tables.
 * `conditions` chooses the rows, by the name of the table.
 */
export async function deleteWithReferrers(db: Queryable, conditions: ReadonlyMap<string, SQL>): Promise<void> {
  const all = await references(db);
  const conditionOf = (table: string): SQL => {
    const own = conditions.get(table);
    const referring = all
      .filter(({ from, to }) => from === table && isGone(to))
      .map(
        ({ column, to, key }) =>
          sql`${sql.raw(column)} in (select ${sql.raw(key)} from ${sql.raw(to)} where ${conditionOf(to)})`,
      );
    return sql.join([...(own ? [sql`(${own})`] : []), ...referring], sql` or `);
  };
  const isGone = (table: string): boolean =>
    conditions.has(table) || all.some(({ from, to }) => from === table && isGone(to));
  const done = new Set<string>();
  const remove = async (table: string): Promise<void> => {
    if (done.has(table)) return;
    done.add(table);
    for (const { from } of all.filter(({ to }) => to === table)) await remove(from);
    await db.execute(sql`delete from ${sql.raw(table)} where ${conditionOf(table)}`);
  };
  for (const table of conditions.keys()) await remove(table);
}

/** A condition for each table of a schema that has this column, but for some tables. */
export async function whereColumnIs(
  db: Queryable,
  { schema, column, value, but = [] }: { schema: string; column: string; value: string; but?: readonly string[] },
): Promise<Map<string, SQL>> {
  const { rows } = await db.execute(sql`
    select (quote_ident(table_schema) || '.' || quote_ident(table_name))::regclass::text as name
    from information_schema.columns
    where table_schema = ${schema} and column_name = ${column} and table_name <> all(${sql.param([...but])}::text[])`);
  const condition = sql`${sql.raw(`"${column}"`)} = ${value}`;
  return new Map((rows as { name: string }[]).map(({ name }) => [name, condition]));
}
